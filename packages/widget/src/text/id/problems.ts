export const PROBLEMS: Readonly<Record<string, string | readonly string[]>> = {
  'condition.partition':
    'Query menyebut satu nilai untuk tiap atribut kunci partisi ({names}); yang diberikan {count}. Berikan tepat sebanyak itu.',
  'condition.no-sort-key':
    'Tidak ada kunci urutan untuk dikenai kondisi. Hilangkan kondisinya, atau Query pada indeks yang memilikinya.',
  'condition.many-sort-conditions':
    'Kondisinya lebih banyak daripada atribut kunci urutan ({names}). Beri masing-masing paling banyak satu.',
  'condition.early-range':
    'Hanya kondisi terakhir pada kunci urutan yang boleh berupa rentang, tetapi yang pada {path} diikuti kondisi lain. Pakai = di sana.',
  'condition.number-prefix': 'begins_with hanya untuk string dan biner; {path} adalah angka. Pakai BETWEEN.',
  'condition.reversed': 'BETWEEN pada {path} mulai sesudah berakhir. Tukar kedua nilainya.',
  'condition.type': '{path} adalah kunci bertipe {type}, tetapi kondisinya memberi {found}. Beri nilai bertipe itu.',
  'condition.operator':
    'Kondisi pada {path} memakai operator {operator}, yang tidak ada pada kondisi kunci. Pakai =, <, <=, >, >=, BETWEEN, atau begins_with.',
  'compare.prefix-shared':
    'begins_with "{prefix}" membaca lebih dari {meant}: ikut terbaca {also}. Sertakan pemisah dalam awalan jika yang dimaksud hanya {meant}.',
  'compare.prefix-unmatched':
    'begins_with "{prefix}" tidak cocok dengan apa pun di sini; kunci urutannya berawalan {prefixes}. Query tetap berbiaya minimum.',
  'compare.prefix-narrower':
    'begins_with "{prefix}" hanya membaca sebagian {entity}, dan sebesar apa bagiannya tidak diketahui. Semuanya dihitung.',
  'compare.partitions': 'Jumlah partisinya {count}; harus bilangan bulat, 1 atau lebih. Dihitung satu.',
  'compare.empty-partition': 'Tidak ada item di partisi {partition}. Query tetap berbiaya minimum.',
  'read.unknown-index': 'Tabel tidak memiliki indeks {index} (indeksnya: {names}). Yang dibaca tabelnya sendiri.',
  'read.limit': 'Limit-nya {limit}; DynamoDB menerima bilangan bulat, 1 atau lebih. Halaman dihitung tanpa Limit.',
  'read.strong-on-global-index':
    'Indeks global hanya dapat dibaca konsisten akhir; DynamoDB menolak ConsistentRead di sana. Unitnya untuk baca konsisten akhir.',
  'read.fetch-on-global-index':
    'Indeks global hanya mengembalikan yang diproyeksikannya; DynamoDB menolak mengambil atribut lain. Proyeksikan, atau baca item dari tabel menurut kuncinya.',
  'run.count':
    'Jumlah item pada deret {number} adalah {count}; harus bilangan bulat dari 0 sampai 10³⁰. Deret ini tidak dihitung.',
  'run.bytes':
    'Ukuran item pada deret {number} adalah {bytes}; harus bilangan bulat byte, 0 atau lebih. Deret ini tidak dihitung.',
  'run.kept':
    'Dari {count} item pada deret {number}, {kept} lolos filter; harus bilangan bulat, dari 0 sampai semuanya. Deret ini tidak dihitung.',
  'run.large-item': 'Item sebesar {bytes} byte tidak mungkin ada: DynamoDB mengizinkan {limit}. Periksa ukurannya.',
  'run.inexact':
    'Item atau byte-nya lebih dari 9.007.199.254.740.991, batas hitungan yang tepat. Angkanya benar sampai 15 digit.',
  'scan.segments':
    'Scan memiliki {segments} segmen; DynamoDB menerima bilangan bulat dari 1 sampai {most}. Dihitung sebagai satu.',
  'scan.partitions':
    'Jumlah partisinya {partitions}; harus bilangan bulat, 1 atau lebih. Yang dipakai jumlah pada tabel baru.',
  'scan.even-segments':
    'Item dianggap tersebar merata di {segments} segmen. Sebenarnya hash kunci partisi yang membaginya, jadi ada segmen yang mungkin kosong dan ada yang penuh.',
  'read.item-without-key':
    'Item yang tidak memiliki kunci tabel ({names}): {count}, yang pertama nomor {number}. DynamoDB tidak akan menyimpannya; di sini tetap dihitung. Lengkapi, atau perbaiki kunci tabelnya.',
  'read.unreadable-item':
    'Item {number} berisi nilai yang tidak punya ukuran, jadi tidak dihitung. Periksa item itu sendiri untuk melihat yang mana.',
  'type.untyped':
    '{path} adalah {value} tanpa tipe. Bungkus dengan salah satu dari S, N, B, BOOL, NULL, SS, NS, BS, L, M.',
  'type.missing': '{path} tidak memiliki tipe. Beri salah satu dari S, N, B, BOOL, NULL, SS, NS, BS, L, M.',
  'type.several': '{path} memiliki lebih dari satu tipe ({types}). Sisakan yang dimaksud.',
  'type.unknown': [
    '{path} bertipe "{tag}", yang tidak dikenal DynamoDB. Apakah maksudnya {near}?',
    '{path} bertipe "{tag}", yang tidak dikenal DynamoDB. Tipenya adalah S, N, B, BOOL, NULL, SS, NS, BS, L, M.',
  ],
  'name.empty': 'Sebuah atribut pada {path} bernama kosong. Beri paling sedikit satu karakter.',
  'name.too-long': 'Nama {path} {bytes} byte; DynamoDB mengizinkan {limit}. Pendekkan.',
  'value.wrong-content': '{path} bertipe {type} tetapi tidak berisi {wanted}. Ubah tipe atau nilainya.',
  'value.false-null':
    '{path} adalah NULL dengan nilai false. DynamoDB hanya menerima NULL dengan true: pakai true, atau BOOL dengan false.',
  'item.too-deep':
    '{path} bersarang lebih dalam dari {limit} tingkat. Ratakan itemnya, atau simpan bagian dalamnya sebagai string JSON.',
  'text.lone-surrogate':
    '{path} berisi separuh pasangan surrogate (karakter ke-{position}), yang tidak dapat disimpan UTF-8. Hapus atau pulihkan separuhnya lagi.',
  'key.missing': 'Item tidak memiliki {name}, yang merupakan kunci tabelnya. Tambahkan.',
  'key.wrong-type': '{path} adalah kunci bertipe {type} tetapi berisi {found}. Ubah nilainya atau tabelnya.',
  'key.wrong-index-type':
    '{path} adalah kunci indeks {index} bertipe {type} tetapi berisi {found}. Ubah nilainya, atau hilangkan atributnya agar item tidak masuk indeks.',
  'key.empty': '{path} adalah kunci dan kosong. Kunci paling sedikit 1 byte.',
  'key.too-long': '{path} adalah kunci sepanjang {bytes} byte; paling banyak {limit}. Pendekkan atau simpan hash-nya.',
  'number.not-finite':
    '{path} adalah {literal}, yang tidak dapat disimpan DynamoDB. Hilangkan atributnya, atau simpan NULL atau string.',
  'number.unreadable':
    '{path} bertipe N tetapi "{literal}" bukan angka. Tulis digit seperti -12.5 atau 1E3, tanpa spasi atau pemisah.',
  'number.too-many-digits':
    '{path} memiliki {digits} digit signifikan ({literal}); sebuah angka paling banyak {limit}. Bulatkan atau simpan sebagai string.',
  'number.too-large': '{path} adalah {literal}; angka berakhir di bawah 1E+126. Simpan sebagai string.',
  'number.too-small':
    '{path} adalah {literal}; angka selain nol berjarak paling sedikit 1E-130 dari nol. Simpan nol atau string.',
  'set.empty': [
    '{path} adalah himpunan kosong ({type}), yang tidak dapat disimpan DynamoDB. Hilangkan atributnya atau isi sebuah elemen.',
    '{path} adalah himpunan kosong, yang tidak dapat disimpan DynamoDB. Hilangkan atributnya atau isi sebuah elemen.',
  ],
  'set.duplicate': '{path} mengulang sebuah elemen himpunannya ({element}). Hapus salah satunya.',
  'table.name-too-short': 'Nama "{name}" terlalu pendek: nama tabel atau indeks paling sedikit {limit} karakter.',
  'table.name-too-long': 'Nama "{name}" {count} karakter; nama tabel atau indeks paling banyak {limit}.',
  'table.name-characters':
    'Nama "{name}" berisi karakter yang ditolak DynamoDB. Pakai huruf, angka, garis bawah, tanda hubung, dan titik dari ASCII.',
  'table.local-index-without-sort-key':
    'Indeks lokal {index} butuh tabel dengan kunci urutan. Tambahkan kunci urutan pada tabel, atau jadikan indeksnya global.',
  'table.index-name-taken': 'Dua indeks bernama {index}. Ganti nama salah satunya.',
  'table.index-without-key': 'Indeks {index} tidak memiliki kunci partisi. Sebut paling sedikit satu atribut.',
  'table.index-key-too-long':
    'Separuh kunci indeks {index} memiliki {count} atribut; paling banyak {limit}. Hilangkan beberapa.',
  'table.index-key-repeated': 'Kunci indeks {index} menyebut {name} dua kali. Sebut tiap atribut sekali.',
  'table.key-repeated':
    'Kunci partisi dan kunci urutan adalah atribut yang sama, {name}. Pilih kunci urutan lain, atau tanpa kunci urutan.',
  'table.key-name-length':
    'Nama atribut {name} {bytes} byte. Kunci, atau atribut yang diproyeksikan menurut nama, bernama 1 sampai {limit} byte.',
  'table.two-types': [
    '{name} adalah kunci bertipe {types}. Sebuah atribut bertipe satu di semua kunci tabel; pilih salah satu.',
    '{name} didefinisikan dengan dua tipe. Sebuah atribut bertipe satu di semua kunci tabel; pilih salah satu.',
  ],
  'table.many-global-indexes': 'Tabel memiliki {count} indeks global; kuota bawaannya {limit}. Minta AWS menaikkannya.',
  'table.many-local-indexes':
    'Tabel memiliki {count} indeks lokal; paling banyak {limit}. Jadikan beberapa di antaranya global.',
  'table.many-included-names':
    'Indeks-indeksnya menyertakan {count} atribut menurut nama; seluruhnya paling banyak {limit}. Proyeksikan ALL di beberapa indeks, atau sertakan lebih sedikit.',
  'item.no-key':
    'Item tidak memiliki atribut, jadi juga tidak memiliki kunci. Setiap item setidaknya memiliki kunci partisi.',
  'item.too-large':
    'Item ini {bytes} B; DynamoDB mengizinkan {limit} B. Kurangi {over} B, atau pindahkan nilai besar ke S3 dan simpan kuncinya.',
  'number.may-be-rounded':
    '{path} adalah {digits}, bilangan bulat di luar yang dapat disimpan tepat oleh angka JavaScript: mungkin sudah dibulatkan. Pakai bigint agar semua digit tetap.',
  'number.beyond-double':
    '{path} adalah {digits}, di luar presisi ganda: ukurannya dihitung dari digitnya, tetapi program yang membacanya dengan JSON.parse menyimpan angka lain.',
  'set.mixed':
    '{path} adalah himpunan yang elemennya tidak semuanya string, angka, atau Uint8Array. Samakan atau pakai array.',
  'marshal.unsupported':
    '{path} adalah {kind}, yang tidak dapat dimuat tipe DynamoDB mana pun. Ubah dulu: tanggal menjadi string atau angka, byte menjadi Uint8Array, yang lain menjadi objek biasa.',
  'marshal.holds-itself':
    '{path} adalah nilai yang memuat dirinya sendiri, jadi tidak ada habisnya. Hilangkan, atau taruh kunci sebagai gantinya.',
  'marshal.name-not-text':
    'Sebuah Map pada {path} memiliki kunci {name}, yang bukan string. Nama atribut adalah string.',
  'table.index-without-name': 'Sebuah indeks pada {path} tidak memiliki IndexName. Beri nama.',
  'table.local-index-key': 'Indeks lokal {index} butuh tepat satu atribut RANGE dalam KeySchema-nya.',
  'table.local-index-partition-key':
    'Indeks lokal {index} memiliki kunci partisi yang berbeda dari tabelnya. Pakai {name}, atau jadikan indeksnya global.',
  'table.index-without-projection': '{path} butuh Projection dengan ProjectionType ALL, KEYS_ONLY, atau INCLUDE.',
  'table.index-without-names':
    '{path} menyertakan atribut menurut nama, tetapi NonKeyAttributes-nya bukan daftar nama. Sebut paling sedikit satu, atau proyeksikan KEYS_ONLY.',
  'table.index-names-unasked':
    '{path} menyebut NonKeyAttributes padahal memproyeksikan {type}. Hilangkan, atau proyeksikan INCLUDE.',
  'table.key-schema': 'Sebuah elemen {path} butuh AttributeName dan KeyType berupa HASH atau RANGE.',
  'table.undefined-key':
    '{path} menyebut {name}, yang tidak didefinisikan AttributeDefinitions. Tambahkan di sana dengan tipenya.',
  'table.no-partition-key':
    '{path} tidak memiliki atribut HASH. Setiap tabel dan setiap indeks memiliki kunci partisi.',
  'table.not-a-definition':
    'Definisi tabel tidak ditemukan. Tempel yang dicetak aws dynamodb describe-table, permintaan CreateTable, atau tabel CloudFormation; masing-masing memiliki KeySchema dengan kunci HASH.',
  'table.indexes-not-listed':
    '{path} bukan daftar, jadi indeksnya tidak dapat dibaca. Tuliskan, atau hilangkan jika tidak ada.',
  'table.several': 'Template memiliki {count} tabel; yang dibaca {name}. Tempel tabel lain sendirian untuk membacanya.',
  'table.key-too-long':
    'Kunci tabel memiliki satu atribut partisi dan paling banyak satu atribut urutan; hanya indeks global yang boleh lebih.',
  'table.no-key-type': '{name} didefinisikan bertipe {type}. Atribut kunci bertipe S, N, atau B.',
  'order.number':
    'Kunci diurutkan sebagai teks, jadi "{smaller}" dari {entity} datang sesudah "{larger}". Awali angkanya dengan nol: {change}.',
  'order.date':
    'Kunci diurutkan sebagai teks, jadi tanggal "{smaller}" dari {entity} datang sesudah "{larger}" yang lebih akhir. Tulis {field} sebagai ISO 8601 dalam UTC, selalu dengan presisi yang sama, misalnya 2026-06-30T09:12:00Z.',
  'field.holds-delimiter':
    'Sebuah nilai {field} dari {entity}, "{value}", berisi "{delimiter}", yang mengakhiri kolom itu dalam {template}: kuncinya tidak dapat dibaca kembali. Pilih pemisah lain atau kodekan nilainya.',
  'field.may-hold-delimiter':
    'Tidak ada yang mencegah nilai {field} dari {entity} berisi "{delimiter}", yang mengakhiri kolom itu dalam {template}. Beri kolomnya format, atau tolak "{delimiter}" di dalamnya.',
  'expression.not-a-key':
    '{attribute} bukan bagian kunci {of}, jadi kondisi kunci tidak dapat menyebutnya. Pindahkan ke filter, atau Query pada indeks yang kuncinya ini.',
  'expression.operator':
    'Kondisi kunci tidak memiliki {operator}; untuk {attribute} bisa dipakai = atau, untuk kunci urutan, rentang atau begins_with. Pindahkan kondisinya ke filter.',
  'expression.partition-equality':
    '{attribute} adalah kunci partisi {of}: Query hanya membandingkannya dengan =, bukan dengan {operator}. Sebut satu nilai.',
  'expression.no-partition':
    'Kondisi kunci tidak menyebut {attribute}, kunci partisi {of}. Query butuh = pada setiap atribut kunci partisi; tanpanya hanya Scan yang dapat menjawab.',
  'expression.begins-with-number':
    'begins_with pada {attribute} memakai angka; begins_with hanya untuk string dan biner. Pakai between untuk rentang angka.',
  'expression.key-type':
    '{attribute} adalah kunci bertipe {type} tetapi dibandingkan dengan nilai bertipe {found}. Ubah nilainya.',
  'expression.empty-value':
    '{attribute} dibandingkan dengan nilai kosong, padahal tidak ada kunci yang kosong. Beri paling sedikit satu karakter, atau hilangkan kondisinya.',
  'expression.twice':
    'Kondisi kunci membandingkan {attribute} dua kali; tiap atribut kunci boleh satu kondisi. Pakai between untuk batas bawah dan atas.',
  'expression.sort-gap':
    'Kondisi kunci melewati {attribute} dari {of} dan membandingkan {after} sesudahnya. Atribut kunci urutan dibandingkan dari kiri tanpa celah; tambahkan {attribute} atau hilangkan {after}.',
  'expression.range-not-last':
    'Kondisi kunci memiliki rentang pada {attribute} dari {of} dan membandingkan {after} sesudahnya. Hanya atribut kunci urutan terakhir yang dibandingkan boleh berupa rentang.',
  'prefix.same-keys':
    '{first} dan {second} menulis kunci berbentuk sama, jadi item yang satu dapat menimpa item yang lain. Letakkan nama entitas di depan kunci {second}.',
  'prefix.same':
    'Kunci {first} dan {second} sama-sama berawalan {prefix}, jadi tidak ada begins_with yang membaca salah satu saja. Beri {second} awalan sendiri.',
  'prefix.case':
    'Awalan "{firstPrefix}" dari {first} dan "{secondPrefix}" dari {second} hanya beda besar kecil huruf; kunci dibandingkan huruf demi huruf. Tulis keduanya "{change}" atau pilih kata lain.',
  'prefix.contained':
    'Awalan "{short}" dari {shortName} adalah awal dari "{long}" milik {longName}: Query untuk "{short}" membaca keduanya. Awali kunci {longName} dengan kata lain jika keduanya tidak untuk dibaca bersama.',
  'prefix.shared-word':
    'Awalan "{short}" dari {shortName} dan "{long}" dari {longName} sama-sama diawali "{word}": begins_with "{word}" membaca keduanya. Selalu Query dengan pemisahnya, "{change}".',
  'prefix.mixed-delimiters':
    '{first} memisahkan dengan "{common}" dan {second} dengan "{other}". Pakai satu pemisah di mana-mana: tulis {second} sebagai {change}.',
  'expression.operator-unknown':
    '"{operator}" pada {attribute} bukan operator DynamoDB. Pakai =, <>, <, <=, >, >=, between, in, begins_with, contains, attribute_exists, atau attribute_not_exists.',
  'expression.operands':
    '{operator} pada {attribute} memiliki {count} nilai; yang diterima dari {least} sampai {most}.',
  'expression.operand-type':
    '{operator} pada {attribute} memiliki nilai bertipe {type}; yang diterima hanya {allowed}.',
  'expression.between-types': 'Kedua nilai between pada {attribute} berbeda tipe. Beri keduanya tipe atribut itu.',
  'expression.between-order': 'Nilai bawah between pada {attribute} lebih besar dari nilai atasnya. Tukar.',
  'key.no-value': 'Template {template} butuh nilai untuk {field}. Beri nilainya.',
  'key.wrong-format':
    '{field} adalah "{value}", tetapi template {template} meminta {format} di sana. Ubah nilainya atau template-nya.',
  'key.holds-delimiter':
    '{field} adalah "{value}" dan berisi "{delimiter}", yang mengakhiri kolom itu dalam template {template}, jadi kuncinya tidak dapat dibaca kembali. Pilih pemisah lain atau kodekan nilainya.',
  'prefix.unknown':
    'Query {query} meminta kunci berawalan "{prefix}", tetapi tidak ada entitas dengan kunci seperti itu. Hasilnya kosong tanpa galat.',
  'prefix.reads-several': [
    'Query {query} meminta kunci berawalan "{prefix}" sehingga membaca {first} dan {second}. Mintalah "{change}".',
    'Query {query} meminta kunci berawalan "{prefix}", yang membaca {first} dan {second}. Beri salah satunya awalan sendiri jika yang diinginkan hanya {first}.',
  ],
  'template.brace':
    'Template {template} memiliki kurung kurawal tanpa pasangan. Tulis tiap kolom sebagai {name}, dengan kedua kurungnya.',
  'template.field':
    'Kolom "{field}" dari template {template} tidak dapat dibaca. Tulis nama, lalu bila perlu titik dua dan jumlah digit atau nama formatnya.',
  'template.adjacent-fields':
    'Dalam template {template} kolom {first} dan {second} bersentuhan, jadi tidak jelas di mana yang satu berakhir. Beri pemisah di antaranya.',
  'template.repeated-field': 'Template {template} menyebut kolom {field} dua kali. Sebut sekali.',
  'template.empty': 'Template-nya kosong. Kunci paling sedikit satu karakter.',
  'expression.unknown-index': 'Tabel tidak memiliki indeks {index}. Indeksnya adalah {names}.',
  'expression.filter-on-key':
    '{attribute} adalah bagian kunci {of}, yang tidak boleh disebut filter Query-nya. Pindahkan kondisinya ke kondisi kunci.',
  'expression.repeated-attribute': '{attribute} diminta dua kali. Minta sekali.',
  'expression.overlap':
    '{attribute} dan {other} tumpang tindih: yang satu berada di dalam yang lain. Minta salah satunya saja.',
  'expression.no-name':
    '{path} tidak menyebut atribut. Jalur dokumen diawali nama, dan tidak ada nama kosong di dalamnya.',
  'expression.position': '{attribute} memiliki posisi daftar {position}. Posisi adalah bilangan bulat mulai dari 0.',
  'expression.not-stored':
    'Indeks global {index} tidak menyimpan {attribute}, jadi Query padanya tidak dapat mengembalikan atau membandingkannya. Sertakan dalam proyeksi, atau baca item dari tabel.',
  'expression.fetched':
    'Indeks lokal {index} tidak menyimpan {attribute}: untuk tiap entri seluruh item ikut dibaca dari tabel, dan dibayar.',
  'expression.too-long':
    '{name} sepanjang {bytes} byte; paling banyak {limit}. Bandingkan lebih sedikit nilai atau minta lebih sedikit atribut.',
  'batch.many-reads': 'BatchGetItem diberi {count} item; paling banyak {limit}. Pecah permintaannya.',
  'batch.large-read':
    'Semua item bersama-sama {bytes} byte; satu BatchGetItem mengembalikan paling banyak {limit} dan meninggalkan sisanya sebagai UnprocessedKeys. Pecah permintaannya.',
  'batch.many-writes': 'BatchWriteItem diberi {count} put dan delete; paling banyak {limit}. Pecah permintaannya.',
  'batch.large-write':
    'Semua item bersama-sama {bytes} byte; BatchWriteItem membawa paling banyak {limit}. Pecah permintaannya.',
  'write.unknown-index': 'Tabel tidak memiliki indeks {index}. Perbaiki namanya, atau tambahkan pada tabel.',
  'write.indexes-not-counted':
    'Dari ukuran item saja tidak dapat diketahui apa yang ditulis ke {indexes}, jadi itu tidak dihitung. Berikan item sebelum dan sesudah, atau ukuran entri indeksnya.',
  'reconcile.less':
    '{consumed} unit terpakai, kurang dari {least} yang paling sedikit dibutuhkan item-item ini: angkanya untuk halaman terakhir atau untuk sebagian tabel saja.',
  'reconcile.filtered':
    'Filter mengeluarkan item ({left}) yang sudah dibaca dan dikenai biaya; ukurannya tidak ada dalam hasil.',
  'reconcile.missing': 'Kunci tanpa item masing-masing dikenai biaya minimum, dan jawaban tidak memperlihatkannya.',
  'reconcile.written':
    '{consumed} unit terpakai, lebih banyak daripada {least} yang dipakai item ini: item lebih besar sebelum atau sesudah penulisan, indeks ikut ditulis, atau ini hanya sebagian.',
  'reconcile.not-comparable':
    'Unitnya tidak dapat dibandingkan: unit itu dipakai item yang sudah ditulis, sedangkan jawaban menunjukkan yang belum.',
  'reconcile.projected':
    '{consumed} unit tidak cocok dengan konsistensi mana pun: item-itemnya lebih besar dari yang kembali (proyeksi hanya menunjukkan sebagian), atau halaman dan item lain ikut dibaca.',
  'request.empty': 'Permintaan tidak menyebut item. Tambahkan paling sedikit satu.',
  'request.duplicate':
    'Nomor {second} dari permintaan adalah item yang sama dengan nomor {first}; DynamoDB menolak seluruh permintaan. Sebut tiap item sekali.',
  'expiry.replicas':
    'Jumlah replika lainnya {replicas}; harus bilangan bulat, 0 atau lebih. Tidak ada yang dihitung untuknya.',
  'transaction.many-items': 'Transaksi menyebut {count} item; paling banyak {limit}. Pecah, jika tidak harus satu.',
  'transaction.large':
    'Item-item transaksi bersama-sama {bytes} byte; paling banyak {limit}. Pecah, jika tidak harus satu.',
  'write.other-key':
    'Item sebelum dan sesudah berbeda kunci tabelnya ({names}), jadi keduanya item yang berbeda. Untuk memindahkan, hapus yang satu dan put yang lain.',
  'item.too-large-with-local-indexes':
    'Item dan entrinya di indeks lokal bersama-sama {bytes} byte; DynamoDB mengizinkan {limit}. Kurangi {over} byte, atau proyeksikan lebih sedikit atribut.',
  'partition.amount': '{path} adalah {amount}; harus angka dari 0 sampai 10⁴⁰. Dianggap 0.',
  'partition.count': '{path} adalah {amount}; harus bilangan bulat, {least} atau lebih. Dianggap {least}.',
  'paste.not-an-item':
    '{found} bukan item. Item adalah objek berisi atribut bernama, misalnya {"id": {"S": "a1"}} atau {"id": "a1"}.',
  'format.ambiguous': [
    'Ini bermakna ganda: item dengan atribut bernama {type}, atau satu nilai bertipe {type} dalam DynamoDB JSON. Dibaca sebagai item; pilih DynamoDB JSON untuk membacanya sebagai nilai.',
    'Ini bermakna ganda: beberapa nilai ({typed}) tampak bertipe seperti dalam DynamoDB JSON, yang lain tidak. Dibaca sebagai JSON biasa, dengan {"S": …} sebagai map; pilih DynamoDB JSON jika sisanya keliru.',
  ],
  'name.duplicate':
    'Nama {path} diberikan dua kali. Nilai yang belakangan yang dibaca, seperti pada pengurai JSON; hapus salah satunya.',
  'loose.number': '{path} bertipe N dan ditulis tanpa tanda kutip. N semestinya string berisi digit; dibaca demikian.',
  'loose.boolean':
    '{path} bertipe BOOL dan ditulis dalam tanda kutip. BOOL semestinya true atau false; dibaca demikian.',
  'loose.null': '{path} bertipe NULL dan ditulis dalam tanda kutip. NULL semestinya true; dibaca demikian.',
  'value.not-base64':
    '{path} adalah biner, tetapi "{text}" bukan base64. Pakai A–Z, a–z, 0–9, + dan /, dilengkapi = sampai kelipatan empat.',
  'value.reference':
    'Nilai {path} adalah jalur ({reference}) yang diisi kemudian: ukurannya tidak diketahui. Tempel item dengan nilainya sendiri.',
  'paste.value-alone':
    'Ini satu nilai bertipe {type}, bukan item; tanpa nama memakan {bytes} byte. Beri nama agar menjadi atribut.',
  'lines.too-long':
    'Baris {line} lebih panjang dari 16 MB, jadi ini bukan berkas dengan satu item per baris. Tulis tiap item pada barisnya sendiri, sebagai JSON.',
  'lines.not-utf8': 'Baris {line} bukan teks UTF-8. Jika berkasnya dimampatkan, buka dulu.',
  'paste.empty':
    'Tidak ada apa-apa di sini: yang ditempel hanya spasi. Tempel sebuah item, misalnya {"id": {"S": "a1"}} atau {"id": "a1"}.',
  'paste.no-items': 'Tidak ada item di sini. Tempel sebuah item, atau keluaran perintah yang mengembalikan item.',
  'loose.digits':
    '{path} berisi digit dalam tanda kutip ("{text}"): sebagai string memakan {length} byte, sebagai angka {bytes}.',
  'loose.buffer':
    '{path} tampak seperti Buffer yang ditulis sebagai JSON: dibaca sebagai map; sebagai Binary ukurannya {bytes} byte.',
  'loose.base64': '{path} tampak seperti base64: sebagai string memakan {length} byte, sebagai Biner {bytes}.',
  'read.filtered':
    'Hasilnya difilter: ScannedCount {scanned} dan Count {returned}. Item yang dikeluarkan filter sudah dibaca dan dibayar.',
  'read.projected':
    'Jika permintaannya memakai proyeksi, ini hasil proyeksi: mungkin bukan item utuh, padahal baca dikenai biaya item utuh.',
  'read.more-pages': 'Ini satu halaman dari hasil; masih ada lanjutannya. Ukurannya untuk halaman ini saja.',
  'read.missing-item': 'Jawaban tanpa item: {count}. Kunci yang tidak memuat item dikenai biaya seperti item kecil.',
  'read.unprocessed': 'UnprocessedKeys: {keys}. Item-item itu belum dibaca.',
  'write.maybe-partial':
    'Dengan UPDATED_OLD atau UPDATED_NEW ini hanya sebagian item; penulisan dikenai biaya untuk item utuh.',
  'paste.decoded': 'Nilainya dibaca sekali dari string berkutip atau argumen shell.',
  'paste.skipped': 'Teks di sekitar nilai dilewati (baris: {lines}, yang pertama baris {line}).',
  'paste.cut-row': 'Tabel berakhir di tengah baris atau sel: jika terpotong, item terakhir lebih besar.',
  'read.other-count': 'Count adalah {returned}, dan di sini ada {found} item. Apakah semuanya tersalin?',
  'paste.maybe-cut':
    'Ada teks dengan … di tempat konsol memotong teks panjang. Jika terpotong, itemnya lebih besar: tempel sebagai JSON.',
  'paste.variable':
    'Di sini shell mengisikan {variable}, jadi ukurannya tidak diketahui. Tempel item dengan nilainya sendiri.',
  'paste.unquoted':
    'Java mencetak teks tanpa tanda kutip: teks yang berisi kurung mungkin terpotong di tempat yang salah.',
  'paste.guessed':
    'Tipenya diterka dari CSV, yang selnya tidak bertipe: digit dibaca sebagai angka, true dan false sebagai Boolean. Tempel JSON untuk ukuran yang tepat.',
  'paste.other-notation': 'Ini {what}, yang tidak dapat dibaca di sini. {instead}',
  'paste.more-problems': 'Ada {more} masalah lagi. Perbaiki yang ini dulu.',
  'stream.removed':
    'Rekaman REMOVE, yang tidak memiliki NewImage: {count}. Item yang dihapus tidak termasuk di antara item.',
  'stream.keys-only': 'Rekaman tanpa image: {count}. Stream NEW_AND_OLD_IMAGES menunjukkan itemnya.',
  'stream.unreadable-data': 'Rekaman Kinesis yang datanya bukan JSON dalam base64: {count}. Rekaman itu dilewati.',
  'syntax.unexpected':
    'Baris {line}, kolom {column}: semestinya ada nilai, tetapi di sini ada {found}. Tulis teks dalam tanda kutip ganda.',
  'syntax.missing-value':
    'Baris {line}, kolom {column}: semestinya ada nilai, tetapi teks berakhir di sini. Apakah semuanya tersalin?',
  'syntax.unterminated':
    'Baris {line}, kolom {column}: yang dibuka di sini tidak pernah ditutup: teks berakhir lebih dulu. Apakah semuanya tersalin?',
  'syntax.unterminated-string':
    'Baris {line}, kolom {column}: teks berkutip yang mulai di sini tidak pernah berakhir. Tutup dengan tanda kutip ganda. Apakah semuanya tersalin?',
  'syntax.trailing-comma': 'Baris {line}, kolom {column}: ada koma dan tidak ada yang mengikutinya. Hapus komanya.',
  'syntax.missing-comma':
    'Baris {line}, kolom {column}: semestinya ada koma atau kurung tutup, tetapi di sini ada {found}.',
  'syntax.missing-colon':
    'Baris {line}, kolom {column}: semestinya ada titik dua sesudah nama, tetapi di sini ada {found}.',
  'syntax.unquoted-name':
    'Baris {line}, kolom {column}: semestinya ada nama dalam tanda kutip ganda, tetapi di sini ada {found}.',
  'syntax.control-character':
    'Baris {line}, kolom {column}: ada ganti baris, tab, atau karakter kendali lain di dalam tanda kutip. Tulis sebagai \\n, \\t, atau \\u dan empat digit.',
  'syntax.bad-escape':
    'Baris {line}, kolom {column}: ada garis miring terbalik di depan sesuatu yang tidak dapat di-escape. Gandakan jika yang dimaksud garis miring terbalik.',
  'syntax.bad-number':
    'Baris {line}, kolom {column}: {found} bukan angka menurut JSON. Tulis digit seperti -12.5 atau 1E3, atau beri tanda kutip.',
  'syntax.too-deep':
    'Baris {line}, kolom {column}: kurung bersarang lebih dari 200 tingkat. Item paling dalam 32 tingkat: tempel bagian yang merupakan item.',
  'syntax.yaml':
    'Baris {line}, kolom {column}: mulai dari sini ini bukan YAML. Periksa inden, titik dua, dan tanda kutip sampai titik ini, dan apakah semuanya tersalin.',
  'syntax.yaml-alias':
    'Baris {line}, kolom {column}: di sini ada alias, yang tidak dibaca. Tuliskan nilai yang ditunjuknya.',
  'syntax.yaml-name':
    'Baris {line}, kolom {column}: ada daftar atau map di tempat yang semestinya berisi nama. Nama atribut berupa teks.',
  'syntax.unterminated-comment':
    'Baris {line}, kolom {column}: komentar yang mulai di sini tidak pernah berakhir. Tutup dengan */ atau hapus.',
  'syntax.unknown-name':
    'Baris {line}, kolom {column}: {found} adalah nama yang nilainya tidak ada dalam teks yang ditempel. Tulis nilainya sendiri, atau teks dalam tanda kutip.',
  'syntax.no-type':
    'Baris {line}, kolom {column}: {found} adalah nilai yang tidak dapat dimuat tipe DynamoDB mana pun. Simpan tanggal sebagai string atau angka, dan tempel yang disimpan.',
  'syntax.truncated':
    'Baris {line}, kolom {column}: keluarannya terpotong di sini ({found}). Cetak seluruhnya, dengan JSON.stringify atau util.inspect dengan depth null, lalu tempel.',
  'write.delete-request':
    'Entri berupa DeleteRequest: {count}. Delete memiliki kunci tanpa item, dan biayanya menurut ukuran item yang dihapus.',
  'write.without-item':
    'Tindakan tanpa item: {count}. Update, delete, dan pemeriksaan berbiaya menurut ukuran item tersimpan, yang tidak ada dalam teks yang ditempel.',
  'price-list.truncated': 'Daftar harganya terputus di tengah. Unduh lagi seluruh berkasnya.',
  'price-list.not-json': 'Daftar harganya bukan JSON, atau terpotong. Ambil index.json, seluruhnya, bukan berkas CSV.',
  'price-list.nothing-priced': 'Daftar harga ini tidak memuat harga DynamoDB yang dapat dipakai tagihan di sini.',
  'price-list.missing-price':
    'Daftar harga tidak memiliki “{dimension}” untuk {region}: yang dihitung dengannya tidak akan ada harganya.',
  'price-list.other-service': 'Ini daftar harga “{service}”. Ambil yang offerCode-nya AmazonDynamoDB.',
  'price-list.incomplete': 'Daftar harga ini tidak memiliki produk atau ketentuannya. Unduh lagi seluruh berkasnya.',
  'price-list.unknown-form':
    'Ini bukan berkas penawaran dari daftar harga AWS dan bukan jawaban GetProducts. Ambil index.json dari AmazonDynamoDB.',
  'price.unknown-region':
    'Harga untuk Wilayah “{region}” tidak diketahui; daftar harganya memuat {known}. Impor daftar harga Wilayah itu, atau pilih yang lain.',
  'price.unknown':
    '{name} tidak memiliki harga yang diketahui untuk “{dimension}”: yang dihitung dengannya tidak ada dalam total. Isikan harga untuk melengkapinya.',
  'price.doubtful': 'Harga “{dimension}” di {name} meragukan: {note}. Periksa di halaman harga.',
  'price-list.skipped': '“{usageType}” ({sku}) bukan bagian tagihan di sini dan dilewati.',
  'price-list.no-terms':
    '“{usageType}” ({sku}) di {region} tidak memiliki ketentuan sesuai permintaan: tetap tanpa harga.',
  'price-list.missing-tier':
    '“{usageType}” ({sku}) di {region} kekurangan satu jenjang harga: tetap tanpa harga. Unduh lagi berkasnya.',
  'price-list.other-currency':
    '“{usageType}” ({sku}) di {region} tidak memiliki harga dalam dolar AS: tetap tanpa harga.',
  'workload.unknown-entries':
    '{path} tidak menyebut sebesar apa entri di {indexes}, jadi itu tidak dihitung. Beri byte-nya, sebuah sampel, atau {} jika tanpa entri.',
  'workload.large-entry':
    '{path} adalah {bytes}, lebih besar dari itemnya sendiri. Entri hanya memuat atribut item: periksa keduanya.',
  'workload.hot':
    'Pada puncaknya “{name}” meminta {share} % dari yang dilayani satu partisi untuk item atau koleksi terpanasnya, jadi dibatasi. Sebarkan ke lebih banyak kunci, atau gunakan cache.',
  'workload.over-quota':
    '{resource} butuh {units} unit {kind} per detik; AWS mengizinkan {limit} kecuali kuotanya dinaikkan. Periksa lajunya, atau minta lebih.',
  'workload.reserved-not-applicable':
    '{path}: kapasitas terpesan hanya berlaku untuk kelas Standard, jadi tidak dimasukkan ke tagihan. Pilih Standard, atau hapus.',
  'workload.reads-at-home':
    'Semua baca dihargai di {region}; yang dibaca aplikasi di Wilayah lain tidak ada dalam tagihan.',
  'workload.many-reads':
    '{path} membaca {count} item dalam satu BatchGetItem, yang menerima paling banyak {limit}. Pecah panggilannya dan naikkan lajunya.',
  'workload.large-transaction':
    '{path} membaca {count} item dalam satu transaksi, yang menerima paling banyak {limit}. Pecah panggilannya dan naikkan lajunya.',
  'workload.not-indexed':
    '{path} membaca “{entity}” dari {index}, yang tidak memuatnya, jadi tidak ada yang dihitung. Periksa indeksnya, atau sebut entri entitas itu.',
  'workload.unknown-entity': '{path} menyebut entitas “{name}”, yang tidak ada. Entitas: {known}.',
  'workload.unknown-index': '{path} menyebut indeks “{name}”, yang tidak dimiliki tabel. Indeks: {known}.',
  'workload.index-named-table':
    '{path}: indeks bernama “table” tidak dapat dibedakan dari tabelnya sendiri di sini. Beri nama lain dalam beban kerja.',
  'workload.changed-key':
    '{path} mengubah {name}, kunci tabel: DynamoDB menolak pembaruan itu. Untuk memindahkan item, hapus lalu put yang lain.',
  'workload.low-peak':
    '{path} adalah {peak}, di bawah rata-rata {average}. Puncak paling sedikit sama dengan rata-rata.',
  'workload.repeated-region': '{path} menyebut {region} dua kali. Tabel memiliki satu replika di tiap Wilayah.',
  'workload.strong-on-global-index':
    '{path} meminta konsistensi kuat pada indeks global {index}, yang ditolak DynamoDB. Baca dengan konsisten akhir.',
  'workload.no-sample': '{path} tidak berisi item. Tempel satu, atau sebut byte-nya.',
  'workload.several-samples': '{path} berisi {count} item; yang pertama dipakai sebagai sampel.',
  'workload.wrong-value': '{path} harus {expected}; yang ada {found}.',
  'workload.too-deep': '{path} bersarang lebih dari {levels} tingkat. Hilangkan yang tidak perlu.',
  'workload.missing-field': '{path} tidak ada. Tambahkan.',
  'workload.unknown-field': '{path} bukan kolom beban kerja. Yang dikenal di sana: {fields}.',
  'workload.not-exactly-one': '{path} butuh tepat satu dari {fields}; yang ada {count}.',
  'workload.many-writes':
    '{path} menulis {count} item dalam satu BatchWriteItem, yang menerima paling banyak {limit}. Pecah panggilannya dan naikkan lajunya.',
  'workload.many-actions':
    '{path} memiliki {count} tindakan dalam satu transaksi, yang menerima paling banyak {limit}. Pecah panggilannya dan naikkan lajunya.',
  'table.unreadable':
    'Definisi tabel tidak ditemukan. Tempel JSON dari CreateTable, describe-table, atau CloudFormation, stack CDK dengan Table atau TableV2, atau resource Terraform aws_dynamodb_table, seluruhnya dan dengan nama yang ditulis lengkap.',
  'design.value-holds-delimiter':
    'Nilai "{value}" dari {name} berisi pemisah "{delimiter}", jadi kunci dengannya tidak dapat dibaca kembali. Pilih pemisah lain atau kodekan nilainya.',
  'design.attribute-characters':
    'Nama atribut {name} berisi kurung kurawal atau titik dua, yang dibutuhkan template. Ganti namanya.',
  'design.attribute-taken':
    'Atribut {name} bernama sama dengan kunci yang dibuat rancangan itu sendiri: pk, sk, gsi1pk, dan seterusnya. Ganti namanya.',
  'design.long-name':
    'Nama atribut {name} {bytes} byte; indeks dapat menyertakan nama paling panjang {limit}. Setiap item juga menyimpannya: pendekkan.',
  'design.reserved-name':
    '{name} adalah kata cadangan; ekspresi menulis {alias} dan menyebut artinya dalam ExpressionAttributeNames. Program di sini melakukannya.',
  'design.repeated-name': 'Dua pola bernama "{name}". Beri masing-masing nama sendiri.',
  'design.unknown-entity': 'Pola "{name}" tentang {entity}, yang bukan entitas di sini. Entitas: {entities}.',
  'design.unknown-attribute': 'Pola "{name}" menyebut {attribute}, yang tidak dimiliki {entity}. Yang ada: {known}.',
  'design.changes-key':
    'Pola "{name}" mengubah {attribute}, bagian kunci {entity}, padahal update tidak dapat mengubah kunci. Hapus itemnya dan put yang lain.',
  'design.flag-key':
    'Pola "{name}" membaca menurut {attribute}, sebuah penanda; kunci berupa teks, angka, atau biner. Jadikan teks dengan dua nilai.',
  'design.scan':
    'Hanya Scan yang dapat menjawab "{name}": {units} unit baca per panggilan. Sebut menurut apa dibacanya, atau terima Scan itu.',
  'design.strong-on-index':
    '"{name}" meminta konsistensi kuat, yang tidak ditawarkan indeks global {index}: dibaca konsisten akhir.',
  'design.hot-key':
    'Pada puncaknya nilai {key} yang paling sering memakan {share} % dari yang sanggup ditanggung satu partisi {index}, jadi {entity} dibatasi. Sebarkan kuncinya ke {shards} shard.',
  'design.too-hot-key':
    'Pada puncaknya nilai {key} yang paling sering memakan {share} % dari yang sanggup ditanggung satu partisi {index}, jadi {entity} dibatasi, dan shard tidak menolong. Gunakan cache untuk bacanya, atau tampilkan lebih sedikit item.',
  'design.unknown-read': 'Rancangan ini tidak memiliki baca bernama "{read}".',
  'design.delimiter':
    'Pemisah "{delimiter}" memiliki huruf, angka, spasi, atau kurung kurawal, yang juga dipakai nilai dan template. Pakai tanda seperti #.',
  'design.no-identifier':
    '{entity} tidak memiliki pengenal, jadi dua itemnya akan berkunci sama. Sebut atribut yang membedakannya.',
  'design.same-identifier':
    '{entity} dikenali dengan {name}, sama seperti salah satu leluhurnya. Beri pengenalnya nama sendiri.',
  'design.unknown-parent': '{entity} milik {parent}, yang bukan entitas di sini. Tambahkan atau pilih induk lain.',
  'design.circular-parents': 'Induknya melingkar: {circle}. Biarkan salah satunya tanpa induk.',
  'design.deep-parents':
    '{entity} memiliki lebih dari 20 leluhur, yang pengenalnya tidak muat di kunci mana pun. Biarkan salah satunya tanpa induk.',
  'design.prefix':
    'Awalan "{prefix}" dari {entity} berisi pemisah "{delimiter}". Hilangkan: pemisah ditambahkan sendiri.',
  'split.one-item':
    'Satu item tidak dapat dipecah: paling baik ia mendapat satu partisi sendiri. Sebarkan bebannya ke beberapa item, atau gunakan cache.',
  'split.local-index':
    'Pada tabel dengan indeks lokal semua item satu kunci partisi tetap di satu partisi, dan berhenti di 10 GB bersama-sama. Pakai indeks global.',
  'split.rising':
    'Lalu lintas yang mengikuti kunci urutan yang naik atau turun selalu menuju ujung terbaru, jadi pemecahan tidak membaginya. Sebarkan ke beberapa kunci partisi.',
  'split.spread':
    'Beban yang bertahan pada kunci urutan yang berbeda dapat dibagi ke beberapa partisi, masing-masing dengan seluruh anggaran satu partisi. Butuh waktu, dan AWS tidak menyebut kapan.',
};
