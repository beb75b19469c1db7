/** What rules and facts say. */
export const RULES: Readonly<Record<string, string>> = {
  'compare.ratio': '다른 방법으로 읽으면 Query의 이 배수만큼 비용이 듭니다.',
  'compare.break-even':
    'Scan 한 번과 비용이 같아지는 횟수만큼 Query를 하면 테이블의 이 비율을 읽습니다. 이보다 많이 필요하면 Scan이 더 쌉니다. 1이면 Scan이 더 싼 경우는 없습니다.',
  'page.full': '한 페이지는 1 MB에 도달하게 만드는 항목에서 끝나며, 그 항목까지 포함합니다.',
  'page.cut':
    '한 페이지는 1 MB에 도달하게 만드는 항목에서 끝나고 그 항목까지 포함합니다. 항목 크기는 올림하기 전에 합산합니다.',
  'page.even': '한 페이지의 항목 크기는 올림하기 전에 합산합니다.',
  'page.mixed': '크기가 서로 다른 항목이라도 한 페이지 안에서는 올림하기 전에 합산합니다.',
  'page.measured': '항목에 숫자가 있습니다. 숫자의 크기는 AWS 문서에 대략적으로만 나와 있습니다.',
  'page.unconfirmed': '일부 항목에는 아무도 측정하지 않은 형태의 숫자가 있습니다. 각각 1바이트 작을 수 있습니다.',
  'page.fetched': '로컬 인덱스의 엔트리를 위해 테이블에서 가져오는 항목은 하나씩 따로 올림합니다.',
  'page.equal': '페이지마다 별개의 요청이며 따로 올림합니다. 같은 페이지는 비용도 같습니다.',
  'scan.floor': '온디맨드 테이블의 Scan은 빈 파티션을 포함해 파티션마다 최소 한 블록의 비용이 듭니다.',
  'scan.floored': 'Scan의 비용은 페이지들의 비용이며, 파티션 수에 따른 최소값보다 작지 않습니다.',
  'billing.month-hours': '한 달은 1년의 12분의 1인 730시간으로 계산합니다.',
  'billing.hour-seconds': '한 시간은 3,600초입니다.',
  'billing.year-hours': '예약 용량의 1년은 8,760시간입니다.',
  'billing.gigabyte': '청구서의 1기가바이트는 1,073,741,824바이트(2의 30제곱)입니다.',
  'billing.reserved-block': '예약 용량은 100단위 블록으로 판매됩니다.',
  'billing.provisioned-minimum': '프로비저닝된 테이블이나 글로벌 인덱스에는 최소 읽기 1단위와 쓰기 1단위가 있습니다.',
  'billing.auto-scaling-target':
    'Auto Scaling은 달리 설정하지 않으면 프로비저닝한 용량의 70 %를 사용하도록 유지합니다.',
  'limit.expression': '키 조건이나 필터 같은 표현식은 최대 4 KB(4,096바이트)입니다.',
  'limit.in-operands': 'IN 연산자는 최대 100개의 값과 비교합니다.',
  'partition.size': '파티션 하나는 최대 10 GB를 담습니다.',
  'partition.reads': '파티션 하나는 초당 최대 3,000 읽기 단위를 처리합니다.',
  'partition.writes': '파티션 하나는 초당 최대 1,000 쓰기 단위를 처리합니다.',
  'on-demand.new-table-reads': '새 온디맨드 테이블은 초당 12,000 읽기 단위를 감당합니다.',
  'on-demand.new-table-writes': '새 온디맨드 테이블은 초당 4,000 쓰기 단위를 감당합니다.',
  'on-demand.peak-factor':
    '온디맨드 테이블은 이전 피크의 두 배까지 바로 받아들입니다. 그보다 많이 늘릴 때는 30분 이상에 걸쳐 늘리면 안전합니다.',
  'on-demand.new-table-partitions': '새 온디맨드 테이블에는 파티션이 네 개 있습니다.',
  'expression.reserved-words':
    '표현식에서는 대소문자와 관계없이 예약어 573개를 속성 이름으로 쓸 수 없습니다. 대신 #status 같은 별칭을 씁니다.',
  'size.number-limit': '숫자는 21바이트를 넘지 않습니다.',
  'read.block': '읽기 단위 하나는 최대 4 KB(4,096바이트)를 읽습니다.',
  'write.block': '쓰기 단위 하나는 최대 1 KB(1,024바이트)를 씁니다.',
  'size.number': '숫자는 1바이트에, 소수점부터 세어 두 자리마다 1바이트를 더하고, 음수이면 1바이트를 더합니다.',
  'size.number-unconfirmed':
    '숫자는 1바이트에, 소수점부터 세어 두 자리마다 1바이트를 더하고, 음수이면 1바이트를 더합니다. 이 숫자처럼 두 자리 묶음이 자릿수와 맞지 않으면, 공개된 다른 규칙으로는 1바이트 작습니다.',
  'size.number-capped': '숫자는 21바이트를 넘지 않습니다.',
  'size.string': '문자열의 크기는 UTF-8 바이트 수입니다.',
  'size.name': '속성 이름은 항목마다 저장되며 UTF-8 바이트 수만큼 셉니다.',
  'size.binary': '바이너리 값의 크기는 base64 텍스트가 아니라 원래 바이트 수입니다.',
  'size.set': '집합의 크기는 원소 크기의 합이며, 집합 자체는 아무것도 더하지 않습니다.',
  'size.container':
    '목록이나 맵은 3바이트, 엔트리마다 1바이트, 그리고 내용만큼 차지합니다. 맵의 키도 내용에 포함됩니다.',
  'size.attribute': '속성의 크기는 이름과 값의 합입니다.',
  'size.contents': '속성의 이름과 값, 그리고 목록과 맵이 스스로 차지하는 크기를 모두 더합니다.',
  'edit.moved-key': '값을 S3로 옮기면 객체의 키가 남습니다. 그 크기는 36바이트로 가정합니다.',
  'index.failed-condition': '조건이 실패한 쓰기는 항목을 바꾸지 않으므로 인덱스에도 쓰지 않습니다.',
  'index.rate-in-transaction':
    '트랜잭션에서도 인덱스 쓰기는 블록마다 쓰기 단위 하나입니다. 두 배가 되는 것은 테이블 부분뿐입니다.',
  'index.larger': '제자리에서 바뀌는 엔트리는 쓰기 한 번이며, 변경 전과 후 중 큰 쪽으로 청구됩니다.',
  'index.moved': '인덱스 키가 바뀌면 이전 엔트리를 지우고 새 엔트리를 넣습니다. 쓰기 두 번이며 각각 따로 올림합니다.',
  'read.blocks': '크기를 4 KB 블록 단위로 올림합니다. 없는 항목을 읽어도 한 블록이 듭니다.',
  'read.units': '블록마다 선택한 일관성의 비율만큼 듭니다.',
  'expiry.home': 'TTL에 의한 삭제는 그 삭제가 일어난 리전에서 쓰기 단위를 소비하지 않습니다.',
  'expiry.index': '만료된 항목의 인덱스 엔트리도 무료로 삭제되는 것으로 봅니다.',
  'expiry.replicated': '글로벌 테이블의 다른 복제본은 삭제된 항목의 블록마다 복제 쓰기 단위 하나를 소비합니다.',
  'read.total': '각 부분을 따로 올림한 다음 더합니다.',
  'write.total': '각 부분을 따로 올림한 다음 더합니다.',
  'write.blocks': '크기를 1 KB 블록 단위로 올림합니다. 어떤 항목도 건드리지 않는 쓰기도 한 블록이 듭니다.',
  'write.units': '블록마다 쓰기의 비율만큼 듭니다.',
  'write.table-capacity': '로컬 인덱스의 쓰기는 테이블의 용량을 씁니다. 글로벌 인덱스에는 자체 용량이 있습니다.',
  'write.larger': '쓰기는 어느 부분이 바뀌든 변경 전과 후의 항목 중 큰 쪽으로 청구됩니다.',
  'write.attempted': '조건이 실패한 쓰기도 똑같이 청구됩니다. 저장된 항목과 쓰려던 항목 중 큰 쪽이 기준입니다.',
  'partitions.by-size': '파티션마다 10 GB씩, 저장된 모든 것을 담을 자리가 있습니다.',
  'partitions.throughput':
    '파티션은 요청한 처리량과 웜 처리량에 맞게 만들어지며, 온디맨드에서는 적어도 새 테이블이 감당하는 만큼 만들어집니다.',
  'partitions.by-larger': '파티션은 읽기와 쓰기를 별도의 예산으로 처리하므로 더 큰 쪽이 기준이 됩니다.',
  'partitions.by-sum': '읽기와 쓰기를 각각 파티션이 처리하는 양의 비율로 나타내고, 둘을 합한 값이 기준이 됩니다.',
  'partitions.more': '크기와 처리량 중 파티션이 더 많이 필요한 쪽이 기준이 됩니다.',
  'heat.most-requests': '한 파티션에 있는 데이터는 그 파티션의 예산으로 낼 수 있는 만큼의 초당 요청을 견딥니다.',
  'heat.share': '이 요청 속도는 한 파티션 예산의 이 비율을 차지합니다. 1을 넘으면 스로틀링됩니다.',
  'on-demand.reach':
    '온디맨드 테이블은 새 테이블이 감당하는 양, 이전 피크의 두 배, 웜 처리량 중 가장 큰 값을 바로 받아들입니다.',
  'split.items-in-partition': '파티션 하나에는 저장 오버헤드를 포함해 10 GB에 들어가는 만큼의 항목이 들어갑니다.',
  'split.items-in-partitions': '항목은 파티션에 고르게 퍼져 있는 것으로 봅니다.',
  'split.items-left': '남은 자리는 파티션이 담을 수 있는 수에서 이미 담은 수를 뺀 것입니다.',
  'split.days-left': '증가 속도는 지금과 같다고 보며, 마지막 항목이 들어가는 날까지 셉니다.',
  'backup.gigabytes': '백업은 매번 전체 크기로 청구되며, 이전 백업과의 차이만 청구되는 일은 없습니다.',
  'bill.total': '합계는 각 줄의 정확한 합이며, 표시하기 전에는 아무것도 반올림하지 않습니다.',
  'bill.total-short': '합계는 요금이 있는 줄의 정확한 합입니다. 요금을 모르는 것은 빠져 있습니다.',
  'bill.storage-share': '테이블 클래스는 스토리지와 처리량에서 다릅니다. 나머지는 두 클래스에서 같습니다.',
  'break-even.utilisation':
    '프로비저닝한 단위를 이 비율 이상 사용하면 더 쌉니다. 그때부터 시간당 비용이 같은 요청의 온디맨드 비용보다 적기 때문입니다.',
  'break-even.reserved': '예약한 단위를 전체 기간 동안 이 비율 이상 사용하면 온디맨드 요청보다 쌉니다.',
  'break-even.storage-share':
    'Standard의 비용에서 스토리지가 이 비율을 차지하면 Standard-IA가 더 쌉니다. 그때부터 요청에 더 내는 것보다 스토리지에서 아끼는 것이 많습니다.',
  'bill.millions': '요청은 100만 건 단위의 요금에 비례해 청구됩니다.',
  'bill.hours': '용량은 사용 여부와 관계없이 단위와 시간으로 청구됩니다.',
  'bill.gigabytes': '바이트는 GB 단위의 요금에 비례해 청구됩니다.',
  'bill.upfront': '처음에 내는 요금은 약정 기간의 달에 고르게 나눕니다.',
  'free.covered': '프리 티어는 계정과 리전마다 한 번, 사용한 만큼을 빼 줍니다.',
  'global-table.writes': '글로벌 테이블의 쓰기는 쓰기가 일어난 리전을 포함해 모든 리전에서 셉니다.',
  'on-demand.calls': '한 달의 모든 초에 같은 속도로 호출하면 그 달의 호출 수가 됩니다.',
  'on-demand.units': '그 달의 모든 호출은 각자의 단위를 소비합니다.',
  'on-demand.total': '그 달의 모든 호출은 각자의 단위를 소비하며, 모든 액세스 패턴의 단위를 더합니다.',
  'provisioned.units': '프로비저닝 단위는 정수이며, 부하가 목표 사용 비율에 머물도록 정합니다.',
  'provisioned.total-units': '테이블과 각 글로벌 인덱스의 단위를 더합니다.',
  'provisioned.unit-hours': '프로비저닝 단위는 한 달의 모든 시간에 대해 청구됩니다.',
  'provisioned.changing-unit-hours': '하루 중 바뀌는 단위는 각각 유지된 시간만큼 청구됩니다.',
  'reserved.blocks': '예약 용량은 100단위 블록 전체로 구매합니다.',
  'reserved.block-hours': '시간당 요금은 사용 여부와 관계없이 약정 기간의 모든 시간에 냅니다.',
  'reserved.term': '약정 기간 동안 한 블록의 비용은 처음에 내는 요금과 모든 시간의 요금입니다.',
  'reserved.cover': '예약한 만큼의 프로비저닝 단위는 다시 청구되지 않습니다.',
  'savings-plan.discount':
    'Database Savings Plan은 적용 대상인 처리량의 일부를 할인합니다. 스토리지와 백업에는 적용되지 않습니다.',
  'storage.bytes': '각 항목과 각 인덱스 엔트리는 크기에 100바이트를 더해 청구됩니다.',
  'storage.replica-bytes': '글로벌 테이블의 각 항목은 모든 리전에서 크기에 148바이트를 더해 청구됩니다.',
  'storage.total': '모든 종류의 항목의 바이트를 더합니다.',
  'storage.gigabytes': '스토리지는 한 달 평균 GB로 청구됩니다.',
  'storage.whole-bytes': '바이트는 정수입니다. 평균은 올림합니다.',
  'storage.average-count': '스토리지는 매시간 측정하므로, 꾸준히 늘어난 양은 그 달에 절반만 셉니다.',
  'streams.capture-units': '쓴 항목마다 시작된 KB당 변경 데이터 캡처 단위 하나로 셉니다.',
  'provisioned.average-use': '테이블과 인덱스의 평균 부하는 이를 위해 프로비저닝한 단위의 이 비율입니다.',
  'compare.more': '같은 한 달 동안 가장 싼 선택보다 더 드는 비용입니다.',
  'workload.entry-count': '이 비율의 항목만 인덱스에 엔트리가 있습니다.',
  'workload.shared-units': '엔트리가 있는 항목의 쓰기만 인덱스에 씁니다. 평균적으로 단위의 이 비율입니다.',
  'workload.peak-units': '피크일 때의 부하를 초당 정수 단위로 나타낸 것입니다.',
  'workload.pattern-cost': '호출마다 읽기와 쓰기 단위의 비용이, 세는 모든 리전에서 각각의 요금으로 듭니다.',
  'workload.pattern-share': '프로비저닝 용량의 비용을 액세스 패턴이 소비한 단위에 따라 나눕니다.',
  'workload.equal-items': '항목마다 따로 올림하며, 같은 항목은 같은 만큼 소비합니다.',
  'workload.average-load': '한 달의 단위를 그 달의 초로 나누면 평균 부하가 됩니다.',
  'workload.peak-load': '모든 액세스 패턴이 동시에 피크에 이른다고 봅니다. 피크가 없는 패턴은 평균에 머뭅니다.',
  'workload.part-load': '평균 부하를 하루의 각 시간대 비율에 따라 나눕니다.',
  'workload.one-request': '첫 요청이 Limit이 허용하고 요청된 만큼의 항목을 읽으므로 다른 요청은 하지 않습니다.',
  'workload.replicated-transaction':
    '트랜잭션은 실행한 리전에서 두 배로 셉니다. 쓴 내용은 다른 리전에 일반 쓰기로 도착합니다.',
  'workload.mixed-conditions': '실패한 조건도 청구됩니다. 호출 한 번의 평균 비용은 두 결과의 비율에 따릅니다.',
  'workload.succeeding': '조건이 성립한 호출만 항목을, 그와 함께 인덱스 엔트리와 복제본을 바꿉니다.',
  'design.shards':
    '샤드 하나가 제 몫을 감당하는 가장 적은 샤드 수입니다. 더 적으면 읽기나 쓰기가 파티션의 처리량을 넘습니다.',
  'limit.item-size': '항목은 속성 이름을 포함해 최대 400 KB(409,600바이트)입니다.',
  'limit.partition-key': '파티션 키 값은 1바이트에서 2,048바이트까지입니다.',
  'limit.sort-key': '정렬 키 값은 1바이트에서 1,024바이트까지입니다.',
  'limit.nesting': '값은 32단계까지 중첩할 수 있습니다. 가장 안쪽 값을 최대 31개의 목록과 맵이 감쌉니다.',
  'limit.attribute-name': '속성 이름은 1바이트에서 64 KB까지입니다.',
  'limit.key-name': '키 속성이나 이름으로 프로젝션한 속성의 이름은 최대 255바이트입니다.',
  'limit.number-digits': '숫자의 유효 자릿수는 최대 38자리입니다.',
  'limit.number-largest': '숫자는 1E+126보다 작고 −1E+126보다 큽니다.',
  'limit.number-smallest': '0이 아닌 숫자는 0에서 적어도 1E-130만큼 떨어져 있습니다.',
  'limit.page': 'Query나 Scan 요청 한 번은 필터를 적용하기 전에 최대 1 MB(1,048,576바이트)를 읽습니다.',
  'limit.batch-get-items': 'BatchGetItem은 항목을 최대 100개 받습니다.',
  'limit.batch-get-bytes': 'BatchGetItem은 최대 16 MB(16,777,216바이트)를 반환합니다.',
  'limit.batch-write-requests': 'BatchWriteItem은 put과 delete를 최대 25개 받습니다.',
  'limit.batch-write-bytes': 'BatchWriteItem은 최대 16 MB(16,777,216바이트)를 실어 나릅니다.',
  'limit.transaction-items': '트랜잭션은 서로 다른 항목을 최대 100개 받습니다.',
  'limit.transaction-bytes': '트랜잭션의 항목은 모두 합쳐 최대 4 MB(4,194,304바이트)입니다.',
  'limit.replay': '같은 ClientRequestToken으로 10분 안에 반복한 트랜잭션은 아무것도 쓰지 않습니다.',
  'limit.table-throughput':
    'AWS가 할당량을 올려 주지 않으면 테이블과 글로벌 인덱스는 각각 초당 읽기 40,000단위와 쓰기 40,000단위까지 씁니다.',
  'limit.partiql-batch': 'PartiQL 배치는 모두 읽기이거나 모두 쓰기인 문을 최대 25개 받습니다.',
  'size.boolean': '불리언은 1바이트입니다.',
  'size.null': 'null은 1바이트입니다.',
  'size.container-overhead': '목록이나 맵은 비어 있어도 그 자체로 3바이트를 차지합니다.',
  'size.entry-overhead': '목록의 원소와 맵의 엔트리는 하나마다 1바이트를 더 차지합니다.',
  'size.item-storage-overhead':
    '스토리지는 항목과 인덱스 엔트리마다 100바이트를 더해 청구됩니다. 용량과 400 KB 한도에는 더하지 않습니다.',
  'size.replica-storage-overhead': '글로벌 테이블의 각 항목은 모든 리전에서 48바이트를 더 차지합니다.',
  'read.rate.eventual': '최종 일관성 읽기는 블록마다 읽기 단위 0.5가 듭니다.',
  'read.rate.strong': '강력한 일관성 읽기는 블록마다 읽기 단위 1이 듭니다.',
  'read.rate.transactional': '트랜잭션 읽기는 블록마다 읽기 단위 2가 듭니다.',
  'write.rate.standard': '쓰기는 블록마다 쓰기 단위 1이 듭니다.',
  'write.rate.transactional': '트랜잭션 쓰기는 블록마다 쓰기 단위 2가 듭니다.',
  'size.numbers': '안에 있는 숫자는 각각 1바이트에, 두 자리마다 1바이트를 더하고, 음수이면 1바이트를 더합니다.',
  'size.numbers-unconfirmed':
    '안에 있는 숫자는 각각 1바이트에, 두 자리마다 1바이트를 더하고, 음수이면 1바이트를 더합니다.',
  'free.capacity-hours':
    '프리 티어는 한 달에 읽기 18,600 단위-시간과 쓰기 18,600 단위-시간(744시간 동안 25단위)까지입니다. 프로비저닝 모드와 Standard 클래스에만 적용됩니다.',
  'free.storage': '프리 티어는 한 달에 스토리지 25 GB까지이며, Standard 클래스에만 적용됩니다.',
  'free.stream-reads': '프리 티어는 한 달에 DynamoDB Streams 읽기 2,500,000건까지입니다.',
  'savings-plan.on-demand': 'Database Savings Plan은 온디맨드 처리량을 최대 18 % 할인합니다.',
  'savings-plan.provisioned': 'Database Savings Plan은 프로비저닝 처리량을 최대 12 % 할인합니다.',
  'limit.global-indexes': 'AWS가 할당량을 올려 주지 않으면 테이블에는 글로벌 보조 인덱스가 최대 20개 있습니다.',
  'limit.local-indexes': '테이블에는 로컬 보조 인덱스가 최대 5개 있습니다.',
  'limit.included-names':
    '한 테이블의 모든 인덱스를 합쳐 이름으로 포함하는 속성은 최대 100개입니다. 두 인덱스에 있는 이름은 두 번 셉니다.',
  'limit.index-key': '글로벌 인덱스 키의 파티션 부분과 정렬 부분에는 각각 속성이 최대 4개 있습니다.',
  'limit.table-name-shortest': '테이블이나 인덱스의 이름은 3자 이상입니다.',
  'limit.table-name-longest': '테이블이나 인덱스의 이름은 255자 이하입니다.',
  'limit.collection':
    '로컬 인덱스가 있는 테이블에서는 한 파티션 키의 항목과 인덱스 엔트리를 모두 합쳐 최대 10 GB입니다.',
  'index.no-entry': '변경 전에도 후에도 항목의 엔트리가 없는 인덱스에는 쓰지 않습니다.',
  'index.same-entry': '키와 프로젝션된 속성이 그대로인 엔트리에는 쓰지 않습니다.',
};

/** What else is known where AWS does not document a rule. */
export const EVIDENCE: Readonly<Record<string, string>> = {
  'compare.break-even': '모든 Query가 이 Query만큼 읽는다면 두 비용에서 따라 나옵니다.',
  'size.number-limit':
    'AWS Labs의 크기 계산기와 DynamoDB Local은 21바이트에서 멈춥니다. 실제 서비스의 측정값은 공개되어 있지 않습니다.',
  'size.number':
    'AWS는 자신의 설명이 대략적이라고 합니다. 이 규칙은 실제 서비스에서 크기를 측정한 숫자 40개(paritysuite와 dynoxide, eu-west-2, 2026, dynalite)와 AWS Labs의 계산기에 모두 맞습니다.',
  'size.number-unconfirmed':
    'DynamoDB Local과 AWS Labs의 계산기가 일치합니다. 실제 서비스의 측정값은 공개되어 있지 않습니다.',
  'size.number-capped':
    'AWS Labs의 크기 계산기와 DynamoDB Local은 21바이트에서 멈춥니다. 실제 서비스의 측정값은 공개되어 있지 않습니다.',
  'page.full':
    'AWS는 페이지를 내부 크기로 잽니다. 실제 서비스에서 기록한 페이지는 문서의 크기로 1 MB보다 최대 1 % 먼저 끝났습니다.',
  'page.cut':
    'AWS는 페이지를 내부 크기로 잽니다. 실제 서비스에서 기록한 페이지는 문서의 크기로 1 MB보다 최대 1 % 먼저 끝났습니다.',
  'page.measured': '실제 서비스에서 측정한 숫자의 크기는 모두 여기에 쓴 규칙에 맞습니다.',
  'page.unconfirmed': '이런 숫자의 크기에 대해 공개된 두 규칙이 1바이트 다릅니다.',
  'size.numbers': 'AWS는 자신의 설명이 대략적이라고 합니다. 실제 서비스에서 측정한 크기는 모두 이 규칙에 맞습니다.',
  'size.numbers-unconfirmed':
    '적어도 숫자 하나는 실제 서비스에서 아무도 측정하지 않은 형태입니다. 1바이트 작을 수 있습니다.',
  'on-demand.new-table-partitions':
    '항목이 하나인 온디맨드 테이블의 Scan은 최소값의 네 배로 측정되었습니다(ScyllaDB의 테스트, Stack Overflow 70121087). 초당 쓰기 4,000과 읽기 12,000은 파티션 네 개가 처리하는 양입니다.',
  'scan.floor':
    '항목이 하나인 테이블이 최종 일관성 2단위, 강력한 일관성 4단위로 측정되었습니다(ScyllaDB의 테스트, Stack Overflow 70121087). 파티션이 원인이라는 것은 이를 문서화한 Amazon Keyspaces에서 추론했습니다.',
  'scan.floored': '작은 테이블만 측정되었습니다. 큰 Scan은 페이지 비용만 든다는 것이 AWS 문서의 설명입니다.',
  'billing.month-hours':
    'AWS는 달력의 시간, 즉 672~744시간을 청구합니다. 공개 계산기는 730, AWS의 도구는 720이나 732를 씁니다.',
  'billing.gigabyte': '안내서는 1 GB가 1,024 MB라고 합니다. AWS의 한 도구는 1,000,000,000으로 나눕니다.',
  'savings-plan.on-demand':
    'AWS는 “최대”라고만 합니다. 할인율은 플랜의 적용 대상에 따라 다르니, 알고 있는 값을 입력하세요.',
  'savings-plan.provisioned':
    'AWS는 “최대”라고만 합니다. 할인율은 플랜의 적용 대상에 따라 다르니, 알고 있는 값을 입력하세요.',
  'index.failed-condition': '안내서는 실패한 조건에 항목만 청구한다고 하며, 인덱스는 언급하지 않습니다.',
  'index.rate-in-transaction':
    'AWS의 에이전트 도구와 dynoxide(2026) 두 곳이 실제 서비스에서 측정했습니다. 안내서에는 없습니다.',
  'index.larger':
    '제자리에서 3,017바이트에서 18바이트로 줄어드는 엔트리가 3으로 측정되었습니다(dynoxide, eu-west-2, 2026).',
  'write.attempted':
    '안내서는 청구된다고 하며 예를 하나 듭니다. 두 항목을 모두 본다는 것은 실제 서비스에서 측정했습니다(dynoxide, eu-west-2, 2026).',
  'edit.moved-key': '텍스트로 쓴 UUID의 길이입니다. 키는 최대 1,024바이트입니다.',
  'expiry.index': '안내서는 엔트리가 DeleteItem처럼 삭제된다고 하며 비용은 언급하지 않습니다.',
  'partitions.by-size': 'AWS는 차면 파티션을 추가한다고 하지만, 얼마나 찼을 때 나누는지는 밝히지 않습니다.',
  'partitions.by-larger':
    'AWS는 파티션의 두 예산이 독립적이라고 설명하지만, 파티션을 몇 개 만드는지는 공개하지 않습니다.',
  'partitions.by-sum':
    'AWS는 2018년 4월까지 프로비저닝 테이블에 대해 이 공식을 공개했고, 그 뒤로는 공개하지 않았습니다.',
  'partitions.more': 'AWS는 둘 다 파티션을 추가하는 이유로 들지만, 몇 개인지는 공개하지 않습니다.',
  'heat.share': '문서에 있는 파티션 예산에서 따라 나옵니다. AWS는 항목을 어디에 두는지 공개하지 않습니다.',
  'split.items-in-partition':
    'AWS는 10 GB와 저장 오버헤드를 밝히지만, 파티션이 가득 찼을 때만 나누는지는 밝히지 않습니다.',
  'split.items-in-partitions':
    '키가 많으면 파티션 키의 해시가 항목을 거의 고르게 퍼뜨립니다. 큰 컬렉션은 자기 파티션을 먼저 채울 수 있습니다.',
  'split.items-left': 'AWS는 파티션이 얼마나 찼을 때 나누는지 공개하지 않습니다.',
  'split.days-left': '속도는 입력한 값입니다.',
  'bill.upfront': 'AWS는 이 요금을 한 번에 청구합니다. 나누어 두면 달끼리 비교할 수 있습니다.',
  'break-even.utilisation':
    '두 요금은 같은 단위에 대한 것이며, 완전히 사용하는 단위 하나는 초당 요청 하나를 처리합니다.',
  'break-even.reserved': '두 요금은 같은 단위에 대한 것이며, 완전히 사용하는 단위 하나는 초당 요청 하나를 처리합니다.',
  'break-even.storage-share': '두 클래스의 요금에서 따라 나옵니다. 안내서의 어림값은 절반입니다.',
  'provisioned.changing-unit-hours': 'Auto Scaling이 부하를 바로 따라간다고 봅니다. 실제로는 몇 분 늦습니다.',
  'storage.average-count': 'AWS는 매시간 측정값의 평균을 청구합니다. 일정하게 늘어나면 그 달의 중간값입니다.',
  'workload.peak-load': '피크가 서로 다른 때에 오면 더 적게 필요합니다. 측정해야만 알 수 있습니다.',
  'workload.replicated-transaction': '트랜잭션은 실행한 리전에서만 성립합니다. AWS는 복제 비용을 밝히지 않습니다.',
  'workload.shared-units':
    '인덱스의 키 속성이 없는 항목에는 엔트리가 없습니다. 쓰기는 모든 항목에 퍼져 있는 것으로 봅니다.',
  'workload.one-request':
    'Limit에서 멈춘 페이지 뒤에 아무것도 없어도 DynamoDB는 다음 페이지를 제시합니다. 그것을 요청하는 애플리케이션은 빈 요청 하나를 더 냅니다.',
  'workload.succeeding': '안내서는 실패한 조건에 항목만 청구한다고 하며, 인덱스는 언급하지 않습니다.',
  'workload.peak-units': '파티션은 테이블이 도달한 가장 높은 처리량을 따릅니다.',
  'workload.pattern-share':
    '프로비저닝 단위는 사용 여부와 관계없이 청구됩니다. 사용량에 따른 배분은 여러 공정한 방법 중 하나입니다.',
  'design.shards':
    '안내서는 샤드를 제안하지만 수는 말하지 않습니다. 이 수는 문서에 있는 파티션 예산에서 따라 나옵니다.',
};
