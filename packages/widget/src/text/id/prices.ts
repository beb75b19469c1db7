/** What is said of prices, piece by piece, by its English; of two that begin alike the longer one first. */
export const PRICES: Readonly<Record<string, string>> = {
  'A million on-demand read units, Standard class': 'Sejuta unit baca sesuai permintaan, kelas Standard',
  'A million on-demand write units, Standard class': 'Sejuta unit tulis sesuai permintaan, kelas Standard',
  'A provisioned read unit for an hour, Standard class':
    'Satu unit baca yang disediakan selama satu jam, kelas Standard',
  'A provisioned write unit for an hour, Standard class':
    'Satu unit tulis yang disediakan selama satu jam, kelas Standard',
  'A GB stored for a month, Standard class': 'Satu GB yang disimpan selama sebulan, kelas Standard',
  'A million on-demand read units, Standard-IA class': 'Sejuta unit baca sesuai permintaan, kelas Standard-IA',
  'A million on-demand write units, Standard-IA class': 'Sejuta unit tulis sesuai permintaan, kelas Standard-IA',
  'A provisioned read unit for an hour, Standard-IA class':
    'Satu unit baca yang disediakan selama satu jam, kelas Standard-IA',
  'A provisioned write unit for an hour, Standard-IA class':
    'Satu unit tulis yang disediakan selama satu jam, kelas Standard-IA',
  'A GB stored for a month, Standard-IA class': 'Satu GB yang disimpan selama sebulan, kelas Standard-IA',
  'A million on-demand replicated write units, Standard class':
    'Sejuta unit tulis replikasi sesuai permintaan, kelas Standard',
  'A provisioned replicated write unit for an hour, Standard class':
    'Satu unit tulis replikasi yang disediakan selama satu jam, kelas Standard',
  'A million on-demand replicated write units, Standard-IA class':
    'Sejuta unit tulis replikasi sesuai permintaan, kelas Standard-IA',
  'A provisioned replicated write unit for an hour, Standard-IA class':
    'Satu unit tulis replikasi yang disediakan selama satu jam, kelas Standard-IA',
  '100 read units reserved for a year, the fee paid at the start':
    '100 unit baca yang dipesan selama setahun, biaya yang dibayar di awal',
  '100 read units reserved for a year, the fee for each hour':
    '100 unit baca yang dipesan selama setahun, biaya tiap jam',
  '100 read units reserved for three years, the fee paid at the start':
    '100 unit baca yang dipesan selama tiga tahun, biaya yang dibayar di awal',
  '100 read units reserved for three years, the fee for each hour':
    '100 unit baca yang dipesan selama tiga tahun, biaya tiap jam',
  '100 write units reserved for a year, the fee paid at the start':
    '100 unit tulis yang dipesan selama setahun, biaya yang dibayar di awal',
  '100 write units reserved for a year, the fee for each hour':
    '100 unit tulis yang dipesan selama setahun, biaya tiap jam',
  '100 write units reserved for three years, the fee paid at the start':
    '100 unit tulis yang dipesan selama tiga tahun, biaya yang dibayar di awal',
  '100 write units reserved for three years, the fee for each hour':
    '100 unit tulis yang dipesan selama tiga tahun, biaya tiap jam',
  'A GB under point-in-time recovery for a month': 'Satu GB dalam pemulihan ke titik waktu selama sebulan',
  'A GB of an on-demand backup kept for a month': 'Satu GB cadangan sesuai permintaan yang disimpan selama sebulan',
  'A GB restored from a backup': 'Satu GB yang dipulihkan dari cadangan',
  'A GB of a full export to S3': 'Satu GB ekspor penuh ke S3',
  'A GB processed by an incremental export to S3': 'Satu GB yang diproses ekspor bertahap ke S3',
  'A GB imported from S3': 'Satu GB yang diimpor dari S3',
  'A million reads of DynamoDB Streams': 'Sejuta pembacaan DynamoDB Streams',
  'A million change data capture units for Kinesis Data Streams':
    'Sejuta unit penangkapan perubahan data untuk Kinesis Data Streams',
  'A read unit of warm throughput above the present value, once':
    'Satu unit baca throughput hangat di atas nilai sekarang, sekali',
  'A write unit of warm throughput above the present value, once':
    'Satu unit tulis throughput hangat di atas nilai sekarang, sekali',
  'Read from an AWS price list or table': 'Dibaca dari daftar atau tabel harga AWS',
  'Copied from AWS by someone else': 'Disalin pihak lain dari AWS',
  'Worked out from another price by a rule of AWS': 'Dihitung dari harga lain menurut aturan AWS',
  'The price of the same unit of Amazon Keyspaces, which is equal wherever both are known':
    'Harga unit yang sama pada Amazon Keyspaces, yang sama di mana pun keduanya diketahui',
  'Handed in by the caller': 'Diisikan oleh pemanggil',
  'with the question': 'bersama pertanyaannya',
  'before 2024-11': 'sebelum 2024-11',
  '2026 (undated)': '2026 (tanpa tanggal)',
  'confidence high': 'keyakinan tinggi',
  'confidence medium-low': 'keyakinan agak rendah',
  'confidence medium': 'keyakinan sedang',
  'confidence low': 'keyakinan rendah',
  'Since 1 November 2024 a replicated write unit costs as much as an ordinary one of its class':
    'Sejak 1 November 2024 harga satu unit tulis replikasi sama dengan unit tulis biasa di kelasnya',
  'AWS lists full and incremental exports at the same price for each GB':
    'AWS mencantumkan harga per GB yang sama untuk ekspor penuh dan bertahap',
  'AWS-owned spreadsheet "DynamoDB Cost Template", sheet Data: 31 regions x 10 prices, after the November 2024 cut':
    'lembar kerja milik AWS "DynamoDB Cost Template", lembar Data: 31 Wilayah x 10 harga, setelah penurunan November 2024',
  'AWS Labs reserved-capacity tool, built-in public rate card v1.1.4 (provisioned, rWCU after the Nov 2024 cut, reserved 1y/3y)':
    'alat kapasitas terpesan AWS Labs, kartu tarif publik bawaan v1.1.4 (yang disediakan, rWCU setelah penurunan Nov 2024, terpesan 1/3 tahun)',
  'research note for issue #1014, us-east-1 rows extracted from the bulk index.csv, retrieved 2026-09-06 (offer version 20260831092318 or thereabouts)':
    'catatan riset untuk isu #1014, baris us-east-1 dari index.csv massal, diambil 2026-09-06 (versi penawaran sekitar 20260831092318)',
  'ScyllaDB DynamoDB cost calculator constants (us-east-1), incl. Standard-IA, reserved 1y, DAX r5':
    'konstanta kalkulator biaya DynamoDB dari ScyllaDB (us-east-1), termasuk Standard-IA, terpesan 1 tahun, DAX r5',
  'transcription of the AWS pricing page before Nov 2024 (backup classes, reserved 1y/3y, streams, CDC, export)':
    'salinan halaman harga AWS sebelum Nov 2024 (kelas cadangan, terpesan 1/3 tahun, stream, CDC, ekspor)',
  'golden test output produced from live prices (regenerated 2024-11-15, after the cut)':
    'keluaran acuan uji dari harga langsung (dibuat ulang 2024-11-15, setelah penurunan)',
  'transcription of the AWS on-demand pricing page (us-east-1) made before Nov 2024; only dimensions untouched by the cut are used':
    'salinan halaman harga sesuai permintaan AWS (us-east-1) yang dibuat sebelum Nov 2024; hanya dimensi yang tidak terkena penurunan yang dipakai',
  'AWS published price map (meteredUnitMaps) of Amazon Keyspaces (AmazonMCS) - ANOTHER service whose unit prices equal DynamoDB ones; used only as proxy':
    'peta harga terbitan AWS (meteredUnitMaps) untuk Amazon Keyspaces (AmazonMCS), layanan LAIN yang harga unitnya sama dengan DynamoDB; dipakai hanya sebagai pengganti',
  'Price List bulk ap-south-1, read 2026-09-18/19; three independent files agree':
    'Price List massal ap-south-1, dibaca 2026-09-18/19; tiga berkas terpisah sama isinya',
  'confirmed live with get_products(regionCode=ap-northeast-2) on 2026-06-12':
    'dipastikan langsung dengan get_products(regionCode=ap-northeast-2) pada 2026-06-12',
  'Price List API offer AmazonDynamoDB ap-southeast-2, reported 2026-08-13':
    'penawaran Price List API AmazonDynamoDB ap-southeast-2, dilaporkan 2026-08-13',
  'generated from the AWS Price List bulk files on 2026-10-01T03:04Z (4 regions: on-demand WRU/RRU and storage tiers)':
    'dibuat dari berkas massal AWS Price List pada 2026-10-01T03:04Z (4 Wilayah: WRU/RRU sesuai permintaan dan jenjang penyimpanan)',
  'Price List ap-northeast-1: offer 20260722003827 (SKUs HBK75W4NW4DYPFAC write, 2HPSAWPXJ2JJJ6XY storage) and downloads of 2026-09-23':
    'Price List ap-northeast-1: penawaran 20260722003827 (SKU HBK75W4NW4DYPFAC tulis, 2HPSAWPXJ2JJJ6XY penyimpanan) dan unduhan 2026-09-23',
  'Price List eu-central-1, read 2026-09-11 (WRU, RRU, storage, PITR)':
    'Price List eu-central-1, dibaca 2026-09-11 (WRU, RRU, penyimpanan, PITR)',
  'rows copied with SKU, tier and offer version from AmazonDynamoDB/20260911124422/eu-west-1/index.json, checked 2026-10-04':
    'baris yang disalin beserta SKU, jenjang, dan versi penawaran dari AmazonDynamoDB/20260911124422/eu-west-1/index.json, diperiksa 2026-10-04',
  'notes of the AWS Pricing Calculator line item, "Verified us-east-2" against the Price List API 2026-05 and reconciled to the cent with a calculator capture':
    'catatan butir AWS Pricing Calculator, us-east-2 diverifikasi terhadap Price List API 2026-05 dan cocok sampai sen dengan tangkapan kalkulator',
  'rows with SKUs from AmazonDynamoDB/20260831092153/us-west-2/index.json':
    'baris dengan SKU dari AmazonDynamoDB/20260831092153/us-west-2/index.json',
  'after the Nov 2024 cut rWCU = WCU': 'setelah penurunan Nov 2024 rWCU = WCU',
  'not in the Price List API (checked for us-east-2, 2026-05); console/pricing page only, limited regions':
    'tidak ada di Price List API (diperiksa untuk us-east-2, 2026-05); hanya di konsol/halaman harga, Wilayah terbatas',
  'also 0.20 in us-east-2 and us-west-2 in 2026': 'juga 0.20 di us-east-2 dan us-west-2 pada 2026',
  'also 0.10 in us-east-2 2026-05': 'juga 0.10 di us-east-2 2026-05',
  '0.10 read directly in us-east-2 2026-05': '0.10 dibaca langsung di us-east-2 2026-05',
  '0.15 read directly in us-east-2 2026-05': '0.15 dibaca langsung di us-east-2 2026-05',
  'since Nov 2024 a replicated write costs the same as a single-region write (equal in the price list of us-east-1 and us-east-2)':
    'sejak Nov 2024 tulis replikasi seharga tulis satu Wilayah (sama dalam daftar harga us-east-1 dan us-east-2)',
  'IA/Standard ratio 1.10 where every other region keeps 1.22-1.28; equal to the eu-south-1 figure, so probably a slip in the source':
    'rasio IA/Standard 1.10 padahal Wilayah lain semuanya 1.22-1.28; sama dengan angka eu-south-1, jadi mungkin kekeliruan sumbernya',
  'out of line with every other region (suspect in the source)':
    'menyimpang dari semua Wilayah lain (sumbernya mencurigakan)',
  'suspect: upfront is -0.7% off the usual ratio to the hourly price':
    'mencurigakan: biaya di awal menyimpang -0.7% dari rasio lazim terhadap harga per jam',
  'suspect: hourly is -20.6% off the usual ratio': 'mencurigakan: harga per jam menyimpang -20.6% dari rasio lazim',
  'IA/Standard ratio 1.04 where every other region keeps 1.22-1.28; probably a slip in the source':
    'rasio IA/Standard 1.04 padahal Wilayah lain semuanya 1.22-1.28; mungkin kekeliruan sumbernya',
  'fits a calculator capture to the cent; equal to the Keyspaces restore price':
    'cocok sampai sen dengan tangkapan kalkulator; sama dengan harga pemulihan Keyspaces',
};
