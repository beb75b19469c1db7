/** What rules and facts say. */
export const RULES: Readonly<Record<string, string>> = {
  'compare.ratio': 'Biaya membaca dengan cara lain adalah sekian kali biaya Query.',
  'compare.break-even':
    'Query sebanyak yang biayanya sama dengan satu Scan membaca bagian tabel ini. Jika yang dibutuhkan lebih banyak, Scan lebih murah; pada 1, Scan tidak pernah lebih murah.',
  'page.full': 'Sebuah halaman berakhir pada item yang mencapai 1 MB, dan item itu ikut termasuk.',
  'page.cut':
    'Sebuah halaman berakhir pada item yang mencapai 1 MB, dan item itu ikut termasuk; ukuran item dijumlahkan sebelum dibulatkan.',
  'page.even': 'Ukuran item dalam satu halaman dijumlahkan sebelum dibulatkan.',
  'page.mixed': 'Ukuran item dalam satu halaman, walau berbeda-beda, dijumlahkan sebelum dibulatkan.',
  'page.measured': 'Item ini berisi angka, yang ukurannya hanya didokumentasikan AWS secara kira-kira.',
  'page.unconfirmed':
    'Beberapa item berisi angka dalam bentuk yang belum pernah diukur: masing-masing mungkin 1 byte lebih kecil.',
  'page.fetched': 'Setiap item yang diambil dari tabel untuk entri indeks lokal dibulatkan sendiri-sendiri.',
  'page.equal': 'Setiap halaman adalah permintaan tersendiri dan dibulatkan sendiri; halaman yang sama biayanya sama.',
  'scan.floor':
    'Scan pada tabel sesuai permintaan berbiaya paling sedikit satu blok untuk tiap partisi, termasuk partisi kosong.',
  'scan.floored': 'Biaya Scan adalah biaya halaman-halamannya, tetapi tidak kurang dari batas bawah partisinya.',
  'billing.month-hours': 'Satu bulan dihitung 730 jam, seperdua belas tahun.',
  'billing.hour-seconds': 'Satu jam ada 3.600 detik.',
  'billing.year-hours': 'Satu tahun kapasitas terpesan ada 8.760 jam.',
  'billing.gigabyte': 'Satu gigabyte pada tagihan dihitung 1.073.741.824 byte (2 pangkat 30).',
  'billing.reserved-block': 'Kapasitas terpesan dijual dalam blok 100 unit.',
  'billing.provisioned-minimum':
    'Tabel atau indeks global yang disediakan memiliki paling sedikit satu unit baca dan satu unit tulis.',
  'billing.auto-scaling-target': 'Auto scaling menjaga pemakaian pada 70 % dari yang disediakan, kecuali diatur lain.',
  'limit.expression': 'Sebuah ekspresi, seperti kondisi kunci atau filter, paling besar 4 KB (4.096 byte).',
  'limit.in-operands': 'Operator IN membandingkan dengan paling banyak 100 nilai.',
  'partition.size': 'Satu partisi memuat sampai 10 GB.',
  'partition.reads': 'Satu partisi melayani sampai 3.000 unit baca per detik.',
  'partition.writes': 'Satu partisi melayani sampai 1.000 unit tulis per detik.',
  'on-demand.new-table-reads': 'Tabel baru sesuai permintaan sanggup melayani 12.000 unit baca per detik.',
  'on-demand.new-table-writes': 'Tabel baru sesuai permintaan sanggup melayani 4.000 unit tulis per detik.',
  'on-demand.peak-factor':
    'Tabel sesuai permintaan langsung sanggup menerima sampai dua kali puncak sebelumnya; kenaikan di atas itu aman jika dibagi selama 30 menit.',
  'on-demand.new-table-partitions': 'Tabel baru sesuai permintaan memiliki empat partisi.',
  'expression.reserved-words':
    'Ekspresi tidak boleh menyebut atribut dengan salah satu dari 573 kata cadangan, besar kecilnya huruf tidak berpengaruh; alias seperti #status menggantikannya.',
  'size.number-limit': 'Tidak ada angka yang lebih dari 21 byte.',
  'read.block': 'Satu unit baca mencakup sampai 4 KB (4.096 byte).',
  'write.block': 'Satu unit tulis mencakup sampai 1 KB (1.024 byte).',
  'size.number':
    'Sebuah angka memakan 1 byte, ditambah 1 untuk tiap pasang digit dihitung dari tanda desimal, dan ditambah 1 jika negatif.',
  'size.number-unconfirmed':
    'Sebuah angka memakan 1 byte, ditambah 1 untuk tiap pasang digit dihitung dari tanda desimal, dan ditambah 1 jika negatif. Untuk angka seperti ini, yang pasangannya tidak sejajar dengan digitnya, aturan lain yang pernah diterbitkan memberi 1 byte lebih sedikit.',
  'size.number-capped': 'Tidak ada angka yang lebih dari 21 byte.',
  'size.string': 'Ukuran string adalah jumlah byte UTF-8-nya.',
  'size.name': 'Nama atribut disimpan bersama setiap item dan dihitung menurut byte UTF-8-nya.',
  'size.binary': 'Ukuran nilai biner adalah jumlah byte mentahnya, bukan teks base64-nya.',
  'size.set': 'Ukuran himpunan adalah jumlah ukuran elemennya; himpunan sendiri tidak menambah apa pun.',
  'size.container': 'Daftar atau map memakan 3 byte, 1 byte untuk tiap entri, dan isinya; kunci map termasuk isinya.',
  'size.attribute': 'Ukuran atribut adalah nama dan nilainya.',
  'size.contents': 'Nama dan nilai atribut dijumlahkan, bersama yang dimakan daftar dan map untuk dirinya sendiri.',
  'edit.moved-key': 'Nilai yang dipindahkan ke S3 meninggalkan kunci objeknya, yang dianggap 36 byte.',
  'index.failed-condition': 'Penulisan yang kondisinya gagal tidak mengubah item, jadi tidak ada indeks yang ditulis.',
  'index.rate-in-transaction':
    'Dalam transaksi pun penulisan indeks memakai satu unit tulis untuk tiap blok: hanya bagian tabel yang dilipatduakan.',
  'index.larger':
    'Entri yang berubah di tempat adalah satu penulisan, dikenai biaya menurut yang lebih besar antara sebelum dan sesudah.',
  'index.moved':
    'Perubahan kunci indeks mengeluarkan entri lama dan memasukkan yang baru: dua penulisan, masing-masing dibulatkan sendiri.',
  'read.blocks': 'Ukuran dibulatkan ke atas ke blok 4 KB; item yang tidak ada pun berbiaya satu blok.',
  'read.units': 'Setiap blok berbiaya menurut tarif konsistensi yang dipilih.',
  'expiry.home': 'Penghapusan karena TTL tidak memakai unit tulis di Wilayah tempat penghapusan itu terjadi.',
  'expiry.index': 'Entri indeks dari item yang kedaluwarsa dianggap dihapus tanpa biaya juga.',
  'expiry.replicated':
    'Setiap replika lain dari tabel global memakai satu unit tulis replikasi untuk tiap blok item yang dihapus.',
  'read.total': 'Setiap bagian dibulatkan sendiri sebelum dijumlahkan.',
  'write.total': 'Setiap bagian dibulatkan sendiri sebelum dijumlahkan.',
  'write.blocks': 'Ukuran dibulatkan ke atas ke blok 1 KB; penulisan yang tidak menyentuh item pun berbiaya satu blok.',
  'write.units': 'Setiap blok berbiaya menurut tarif penulisannya.',
  'write.table-capacity':
    'Penulisan ke indeks lokal memakai kapasitas tabelnya; indeks global memiliki kapasitas sendiri.',
  'write.larger':
    'Penulisan dikenai biaya menurut yang lebih besar antara item sebelum dan sesudah, bagian mana pun yang berubah.',
  'write.attempted':
    'Penulisan yang kondisinya gagal tetap dikenai biaya: menurut yang lebih besar antara item tersimpan dan item yang hendak ditulis.',
  'partitions.by-size': 'Ada tempat untuk semua yang disimpan, 10 GB di tiap partisi.',
  'partitions.throughput':
    'Partisi dibuat untuk throughput yang diminta, untuk throughput hangat, dan pada mode sesuai permintaan setidaknya untuk yang sanggup dilayani tabel baru.',
  'partitions.by-larger':
    'Satu partisi melayani baca dan tulis dari anggaran terpisah, jadi kebutuhan yang lebih besar yang menentukan.',
  'partitions.by-sum':
    'Baca dan tulis bersama-sama yang menentukan, masing-masing sebagai bagian dari yang dilayani satu partisi.',
  'partitions.more': 'Yang lebih menuntut antara ukuran dan throughput yang menentukan.',
  'heat.most-requests':
    'Yang berada di satu partisi sanggup menerima permintaan per detik sebanyak yang dibayar anggarannya.',
  'heat.share': 'Laju permintaan ini memakan bagian sekian dari anggaran satu partisi; di atas 1, permintaan dibatasi.',
  'on-demand.reach':
    'Tabel sesuai permintaan langsung sanggup menerima yang dilayani tabel baru, dua kali puncak sebelumnya, atau throughput hangatnya, mana yang terbesar.',
  'split.items-in-partition':
    'Satu partisi memuat sebanyak item yang masuk ke 10 GB, masing-masing dengan overhead penyimpanannya.',
  'split.items-in-partitions': 'Item dianggap tersebar merata di semua partisi.',
  'split.items-left': 'Sisanya adalah yang dapat dimuat partisi dikurangi yang sudah ada.',
  'split.days-left': 'Pertumbuhan dianggap tetap; hari saat item terakhir masih muat ikut dihitung.',
  'backup.gigabytes': 'Setiap salinan dikenai biaya penuh: cadangan tidak pernah hanya selisih dari yang sebelumnya.',
  'bill.total': 'Total adalah jumlah tepat semua baris; tidak ada yang dibulatkan sebelum ditampilkan.',
  'bill.total-short': 'Total adalah jumlah tepat baris yang ada harganya; yang tidak ada harganya tidak termasuk.',
  'bill.storage-share': 'Kelas tabel berbeda dalam penyimpanan dan throughput; sisanya pada tagihan sama di keduanya.',
  'break-even.utilisation':
    'Unit yang disediakan lebih murah begitu bagian ini terpakai, karena biayanya per jam lalu kurang dari permintaan yang sama secara sesuai permintaan.',
  'break-even.reserved':
    'Unit terpesan lebih murah daripada permintaan sesuai permintaan begitu bagian ini terpakai sepanjang masanya.',
  'break-even.storage-share':
    'Standard-IA lebih murah begitu penyimpanan memakan bagian ini dari biaya Standard, karena penghematan penyimpanan lalu lebih besar daripada tambahan biaya permintaan.',
  'bill.millions': 'Permintaan dikenai biaya per sejuta, secara proporsional.',
  'bill.hours': 'Kapasitas dikenai biaya per unit dan jam, dipakai atau tidak.',
  'bill.gigabytes': 'Byte dikenai biaya per GB, secara proporsional.',
  'bill.upfront': 'Biaya yang dibayar di awal dibagi rata ke bulan-bulan sepanjang masanya.',
  'free.covered': 'Tingkat gratis mengurangi yang terpakai, sekali untuk tiap akun dan Wilayah.',
  'global-table.writes':
    'Penulisan ke tabel global dihitung di setiap Wilayahnya, termasuk tempat penulisan itu dilakukan.',
  'on-demand.calls': 'Laju yang bertahan di setiap detik menghasilkan panggilan sebulan.',
  'on-demand.units': 'Setiap panggilan dalam sebulan memakai unitnya.',
  'on-demand.total': 'Setiap panggilan dalam sebulan memakai unitnya, dan unit semua pola akses dijumlahkan.',
  'provisioned.units':
    'Unit yang disediakan berupa bilangan bulat, dan menjaga beban pada bagian yang memang direncanakan terpakai.',
  'provisioned.total-units': 'Unit tabel dan unit tiap indeks global dijumlahkan.',
  'provisioned.unit-hours': 'Unit yang disediakan dikenai biaya untuk setiap jam dalam sebulan.',
  'provisioned.changing-unit-hours': 'Unit yang berubah sepanjang hari dikenai biaya selama jam masing-masing berlaku.',
  'reserved.blocks': 'Kapasitas terpesan dibeli dalam blok utuh 100 unit.',
  'reserved.block-hours': 'Biaya per jam berlaku untuk setiap jam sepanjang masanya, dipakai atau tidak.',
  'reserved.term': 'Sepanjang masanya, satu blok berbiaya biaya di awal ditambah biaya setiap jam.',
  'reserved.cover': 'Unit yang disediakan sampai sebanyak yang dipesan tidak ditagih dua kali.',
  'savings-plan.discount':
    'Database Savings Plan memotong sebagian throughput yang ditanggungnya; penyimpanan dan cadangan tidak ditanggung.',
  'storage.bytes': 'Setiap item dan setiap entri indeks ditagih 100 byte lebih dari ukurannya.',
  'storage.replica-bytes': 'Setiap item tabel global ditagih 148 byte lebih dari ukurannya, di setiap Wilayah.',
  'storage.total': 'Byte dari semua jenis item dijumlahkan.',
  'storage.gigabytes': 'Penyimpanan dikenai biaya per GB, rata-rata selama sebulan.',
  'storage.whole-bytes': 'Byte berupa bilangan bulat: rata-rata dibulatkan ke atas.',
  'storage.average-count':
    'Penyimpanan diukur setiap jam, jadi pertumbuhan yang tetap dihitung separuh pada bulan terjadinya.',
  'streams.capture-units':
    'Setiap item yang ditulis dihitung satu unit penangkapan perubahan untuk tiap KB yang dimulai.',
  'provisioned.average-use': 'Beban rata-rata tabel dan indeksnya adalah bagian ini dari unit yang disediakan.',
  'compare.more': 'Selisih biaya sebuah pilihan dari yang termurah, masing-masing untuk sebulan yang sama.',
  'workload.entry-count': 'Hanya bagian item ini yang memiliki entri di indeks.',
  'workload.shared-units':
    'Hanya penulisan item yang memiliki entri yang menulis indeks: rata-rata bagian ini dari unitnya.',
  'workload.peak-units': 'Beban pada puncaknya, dalam unit bulat per detik.',
  'workload.pattern-cost':
    'Setiap panggilan berbiaya unitnya, baca dan tulis masing-masing dengan harganya, di setiap Wilayah tempatnya dihitung.',
  'workload.pattern-share': 'Biaya kapasitas yang disediakan dibagi di antara pola akses menurut unit yang dipakainya.',
  'workload.equal-items': 'Setiap item dibulatkan sendiri; item yang sama memakai sama banyak.',
  'workload.average-load': 'Unit sebulan dibagi detik dalam sebulan adalah beban rata-ratanya.',
  'workload.peak-load':
    'Semua pola akses dianggap mencapai puncak pada saat yang sama; yang tanpa puncak tetap pada rata-ratanya.',
  'workload.part-load': 'Beban rata-rata dibagi sepanjang hari menurut perbandingan bagian-bagian harinya.',
  'workload.one-request':
    'Permintaan pertama membaca sebanyak item yang diizinkan Limit dan yang diminta, jadi tidak ada permintaan lain.',
  'workload.replicated-transaction':
    'Transaksi dilipatduakan di tempat dilakukannya; yang ditulisnya tiba di Wilayah lain sebagai penulisan biasa.',
  'workload.mixed-conditions':
    'Kondisi yang gagal juga dikenai biaya: rata-rata satu panggilan berbiaya menurut bagian kedua hasilnya.',
  'workload.succeeding':
    'Hanya panggilan yang kondisinya terpenuhi yang mengubah item, dan bersamanya entri indeks serta replikanya.',
  'design.shards':
    'Jumlah shard paling sedikit agar satu shard sanggup menanggung bagiannya: jika kurang, baca atau tulisnya melampaui yang dilayani satu partisi.',
  'sizes.average': 'Rata-rata adalah jumlah ukuran semua item dibagi banyaknya.',
  'sizes.rank': 'Jika diurutkan menurut ukuran, persentil ada di tempat ini, dibulatkan ke atas ke item utuh.',
  'sizes.percentile': 'Persentil adalah ukuran item di tempat itu, dihitung dari yang terkecil.',
  'partitions.bytes': 'Setiap item tersimpan memakan 100 byte lebih dari ukurannya.',
  'limit.item-size': 'Sebuah item paling besar 400 KB (409.600 byte), termasuk nama atributnya.',
  'limit.partition-key': 'Nilai kunci partisi dari 1 sampai 2.048 byte.',
  'limit.sort-key': 'Nilai kunci urutan dari 1 sampai 1.024 byte.',
  'limit.nesting': 'Nilai dapat bersarang sedalam 32 tingkat: sampai 31 daftar dan map di sekeliling nilai terdalam.',
  'limit.attribute-name': 'Nama atribut dari 1 byte sampai 64 KB.',
  'limit.key-name': 'Nama atribut kunci, atau atribut yang diproyeksikan menurut nama, paling panjang 255 byte.',
  'limit.number-digits': 'Sebuah angka memiliki paling banyak 38 digit signifikan.',
  'limit.number-largest': 'Sebuah angka lebih kecil dari 1E+126 dan lebih besar dari −1E+126.',
  'limit.number-smallest': 'Angka selain nol berjarak paling sedikit 1E-130 dari nol.',
  'limit.page': 'Satu permintaan Query atau Scan membaca paling banyak 1 MB (1.048.576 byte), sebelum filter apa pun.',
  'limit.batch-get-items': 'BatchGetItem menerima paling banyak 100 item.',
  'limit.batch-get-bytes': 'BatchGetItem mengembalikan paling banyak 16 MB (16.777.216 byte).',
  'limit.batch-write-requests': 'BatchWriteItem menerima paling banyak 25 put dan delete.',
  'limit.batch-write-bytes': 'BatchWriteItem membawa paling banyak 16 MB (16.777.216 byte).',
  'limit.transaction-items': 'Satu transaksi menerima paling banyak 100 item, masing-masing sekali.',
  'limit.transaction-bytes': 'Item-item satu transaksi bersama-sama paling besar 4 MB (4.194.304 byte).',
  'limit.replay': 'Transaksi yang diulang dengan ClientRequestToken yang sama dalam 10 menit tidak menulis apa pun.',
  'limit.table-throughput':
    'Sebuah tabel, dan sebuah indeks global, memiliki sampai 40.000 unit baca dan 40.000 unit tulis per detik kecuali AWS menaikkan kuotanya.',
  'limit.partiql-batch': 'Satu batch PartiQL menerima paling banyak 25 pernyataan, semuanya baca atau semuanya tulis.',
  'size.boolean': 'Sebuah Boolean memakan 1 byte.',
  'size.null': 'Sebuah null memakan 1 byte.',
  'size.container-overhead': 'Daftar atau map memakan 3 byte untuk dirinya sendiri, walau kosong.',
  'size.entry-overhead': 'Setiap elemen daftar dan setiap entri map memakan 1 byte lagi.',
  'size.item-storage-overhead':
    'Penyimpanan ditagih 100 byte lebih untuk tiap item dan tiap entri indeks; kapasitas dan batas 400 KB tidak.',
  'size.replica-storage-overhead': 'Setiap item tabel global memakan 48 byte lagi di setiap Wilayah.',
  'read.rate.eventual': 'Baca konsisten akhir berbiaya setengah unit baca untuk tiap blok.',
  'read.rate.strong': 'Baca konsisten kuat berbiaya satu unit baca untuk tiap blok.',
  'read.rate.transactional': 'Baca transaksional berbiaya dua unit baca untuk tiap blok.',
  'write.rate.standard': 'Penulisan berbiaya satu unit tulis untuk tiap blok.',
  'write.rate.transactional': 'Penulisan transaksional berbiaya dua unit tulis untuk tiap blok.',
  'size.numbers':
    'Angka-angkanya memakan masing-masing 1 byte, ditambah 1 untuk tiap pasang digit dan ditambah 1 jika negatif.',
  'size.numbers-unconfirmed':
    'Angka-angkanya memakan masing-masing 1 byte, ditambah 1 untuk tiap pasang digit dan ditambah 1 jika negatif.',
  'free.capacity-hours':
    'Tingkat gratis mencakup 18.600 unit-jam baca dan 18.600 unit-jam tulis per bulan (25 unit selama 744 jam), hanya mode disediakan dan kelas Standard.',
  'free.storage': 'Tingkat gratis mencakup 25 GB penyimpanan per bulan, hanya kelas Standard.',
  'free.stream-reads': 'Tingkat gratis mencakup 2.500.000 baca DynamoDB Streams per bulan.',
  'savings-plan.on-demand': 'Database Savings Plan memotong sampai 18 % dari throughput sesuai permintaan.',
  'savings-plan.provisioned': 'Database Savings Plan memotong sampai 12 % dari throughput yang disediakan.',
  'limit.global-indexes': 'Sebuah tabel memiliki sampai 20 indeks sekunder global kecuali AWS menaikkan kuotanya.',
  'limit.local-indexes': 'Sebuah tabel memiliki paling banyak 5 indeks sekunder lokal.',
  'limit.included-names':
    'Semua indeks sebuah tabel bersama-sama menyertakan paling banyak 100 atribut menurut nama; nama di dua indeks dihitung dua kali.',
  'limit.index-key': 'Setiap paruh kunci indeks global, partisi dan urutan, memiliki paling banyak 4 atribut.',
  'limit.table-name-shortest': 'Nama tabel atau indeks paling sedikit 3 karakter.',
  'limit.table-name-longest': 'Nama tabel atau indeks paling banyak 255 karakter.',
  'limit.collection':
    'Pada tabel dengan indeks lokal, item dan entri indeks dari satu kunci partisi bersama-sama paling besar 10 GB.',
  'index.no-entry': 'Indeks yang tidak memuat entri item ini, sebelum maupun sesudah, tidak ditulis.',
  'index.same-entry': 'Entri yang kunci dan atribut terproyeksinya tetap sama tidak ditulis.',
};

/** What else is known where AWS does not document a rule. */
export const EVIDENCE: Readonly<Record<string, string>> = {
  'sizes.rank':
    'AWS mendefinisikan persentil sebagai nilai yang di bawahnya terdapat sekian persen data. Dari ukuran yang terbatas banyaknya diambil yang terkecil yang tidak dilampaui sekian persen.',
  'compare.break-even': 'Mengikuti kedua biaya, jika setiap Query membaca sebanyak yang ini.',
  'size.number-limit':
    'Kalkulator ukuran milik AWS Labs dan DynamoDB Local berhenti di 21 byte; tidak ada hasil ukur dari layanannya yang terbuka untuk umum.',
  'size.number':
    'AWS sendiri menyebut penjelasannya kira-kira. Aturan ini cocok dengan semua 40 angka yang ukurannya diukur pada layanannya (paritysuite dan dynoxide, eu-west-2, 2026; dynalite) dan kalkulator AWS Labs.',
  'size.number-unconfirmed':
    'DynamoDB Local dan kalkulator AWS Labs sepakat; tidak ada hasil ukur dari layanannya yang terbuka untuk umum.',
  'size.number-capped':
    'Kalkulator ukuran milik AWS Labs dan DynamoDB Local berhenti di 21 byte; tidak ada hasil ukur dari layanannya yang terbuka untuk umum.',
  'page.full':
    'AWS mengukur halaman dengan ukuran internal: halaman yang direkam pada layanannya berakhir sampai 1 % sebelum 1 MB menurut ukuran terdokumentasi.',
  'page.cut':
    'AWS mengukur halaman dengan ukuran internal: halaman yang direkam pada layanannya berakhir sampai 1 % sebelum 1 MB menurut ukuran terdokumentasi.',
  'page.measured': 'Ukuran angka yang diukur pada layanannya semua cocok dengan aturan yang dipakai di sini.',
  'page.unconfirmed': 'Dua aturan yang pernah diterbitkan berbeda 1 byte untuk angka seperti ini.',
  'size.numbers':
    'AWS sendiri menyebut penjelasannya kira-kira; ukuran yang diukur pada layanannya semua cocok dengan aturan ini.',
  'size.numbers-unconfirmed':
    'Setidaknya satu angka berbentuk yang belum pernah diukur pada layanannya: mungkin 1 byte lebih kecil.',
  'on-demand.new-table-partitions':
    'Scan pada tabel sesuai permintaan berisi satu item terukur berbiaya empat kali minimum (uji ScyllaDB; Stack Overflow 70121087), dan 4.000 tulis serta 12.000 baca per detik adalah yang dilayani empat partisi.',
  'scan.floor':
    'Tabel berisi satu item terukur 2 unit untuk konsisten akhir dan 4 untuk konsisten kuat (uji ScyllaDB; Stack Overflow 70121087); bahwa partisi penyebabnya disimpulkan dari Amazon Keyspaces, yang mendokumentasikannya.',
  'scan.floored':
    'Hanya tabel kecil yang diukur; bahwa Scan yang lebih besar hanya membayar halamannya adalah menurut dokumentasi AWS.',
  'billing.month-hours':
    'AWS menagih jam menurut bulan kalender, 672 sampai 744; kalkulator umum sepakat 730, alat AWS sendiri 720 atau 732.',
  'billing.gigabyte':
    'Panduan menyebut 1 GB adalah 1.024 MB; salah satu alat AWS sendiri membagi dengan 1.000.000.000.',
  'savings-plan.on-demand':
    'AWS menyebut “sampai”; potongannya tergantung pada yang ditanggung. Isikan punya Anda jika tahu.',
  'savings-plan.provisioned':
    'AWS menyebut “sampai”; potongannya tergantung pada yang ditanggung. Isikan punya Anda jika tahu.',
  'index.failed-condition': 'Panduan mengenakan biaya kondisi gagal untuk itemnya saja dan tidak menyebut indeks.',
  'index.rate-in-transaction':
    'Diukur pada layanannya oleh dua pihak, perangkat agen AWS dan dynoxide (2026); panduan tidak menyebutnya.',
  'index.larger':
    'Entri yang menyusut di tempat dari 3.017 menjadi 18 byte terukur berbiaya 3 (dynoxide, eu-west-2, 2026).',
  'write.attempted':
    'Panduan menyebut ada biayanya dan memberi satu contoh; bahwa kedua item dihitung diukur pada layanannya (dynoxide, eu-west-2, 2026).',
  'edit.moved-key': 'Panjang sebuah UUID sebagai teks; kunci boleh sampai 1.024 byte.',
  'expiry.index': 'Panduan menyebut entri dihapus seperti oleh DeleteItem dan tidak menyebut biayanya.',
  'partitions.by-size': 'AWS menyebut partisi ditambah saat mulai penuh; sepenuh apa saat dipecah tidak disebutkannya.',
  'partitions.by-larger':
    'AWS menjelaskan kedua anggaran partisi tidak saling bergantung; berapa partisi yang dibuatnya tidak diterbitkan.',
  'partitions.by-sum':
    'AWS menerbitkan rumus ini untuk tabel yang disediakan sampai April 2018 dan sejak itu tidak menerbitkan apa pun.',
  'partitions.more': 'AWS menyebut keduanya sebagai alasan menambah partisi, dan tidak menerbitkan berapa jumlahnya.',
  'heat.share': 'Mengikuti anggaran partisi yang didokumentasikan; di mana AWS menempatkan item tidak diterbitkan.',
  'split.items-in-partition':
    'AWS menyebut 10 GB dan overhead item tersimpan, tetapi tidak menyebut apakah partisi baru dipecah saat penuh.',
  'split.items-in-partitions':
    'Hash dari kunci partisi menyebarkan item kira-kira merata bila kuncinya banyak; koleksi besar mungkin memenuhi partisinya lebih dulu.',
  'split.items-left': 'AWS tidak menerbitkan sepenuh apa partisi saat dipecah.',
  'split.days-left': 'Lajunya adalah yang diisikan.',
  'bill.upfront': 'AWS menagih biaya ini sekali; jika dibagi, bulan-bulan dapat dibandingkan.',
  'break-even.utilisation':
    'Kedua harga untuk unit yang sama, dan satu unit yang terpakai penuh melayani satu permintaan per detik.',
  'break-even.reserved':
    'Kedua harga untuk unit yang sama, dan satu unit yang terpakai penuh melayani satu permintaan per detik.',
  'break-even.storage-share': 'Mengikuti harga kedua kelas; patokan kasar di panduan adalah separuh.',
  'provisioned.changing-unit-hours':
    'Auto scaling dianggap langsung mengikuti beban; yang sebenarnya terlambat beberapa menit.',
  'storage.average-count':
    'AWS menagih rata-rata dari sampel per jam; untuk pertumbuhan yang tetap itu adalah pertengahan bulan.',
  'workload.peak-load': 'Puncak yang tidak bersamaan butuh lebih sedikit; hanya pengukuran yang dapat memastikan.',
  'workload.replicated-transaction':
    'Transaksi berlaku di Wilayah tempat dilakukannya; AWS tidak menyebut biaya replikasinya.',
  'workload.shared-units':
    'Item tanpa atribut kunci sebuah indeks tidak memiliki entri; penulisan dianggap tersebar pada semua item.',
  'workload.one-request':
    'Sesudah halaman yang berhenti pada Limit, DynamoDB menawarkan halaman berikutnya walau tidak ada lanjutannya; aplikasi yang memintanya membayar satu permintaan kosong lagi.',
  'workload.succeeding': 'Panduan mengenakan biaya kondisi gagal untuk itemnya saja dan tidak menyebut indeks.',
  'workload.peak-units': 'Partisi mengikuti throughput tertinggi yang pernah dicapai tabel.',
  'workload.pattern-share':
    'Unit yang disediakan dibayar, dipakai atau tidak; pembagian menurut pemakaian adalah satu dari beberapa cara yang adil.',
  'design.shards':
    'Panduan menyarankan shard tanpa menyebut jumlah; yang ini mengikuti anggaran partisi yang didokumentasikan.',
};
