export const PROBLEMS: Readonly<Record<string, string | readonly string[]>> = {
  'condition.partition':
    'Query는 파티션 키의 각 속성({names})에 값을 하나씩 지정합니다. 지금은 {count}개입니다. 정확히 그만큼 지정하세요.',
  'condition.no-sort-key': '조건을 걸 정렬 키가 없습니다. 조건을 빼거나 정렬 키가 있는 인덱스에 Query하세요.',
  'condition.many-sort-conditions': '정렬 키의 속성({names})보다 조건이 많습니다. 속성마다 하나까지만 지정하세요.',
  'condition.early-range':
    '정렬 키의 마지막 조건만 범위일 수 있는데, {path}의 범위 조건 뒤에 다른 조건이 있습니다. 거기에는 =를 쓰세요.',
  'condition.number-prefix':
    'begins_with는 문자열과 바이너리에만 쓸 수 있는데 {path}은(는) 숫자입니다. BETWEEN을 쓰세요.',
  'condition.reversed': '{path}의 BETWEEN은 시작이 끝보다 큽니다. 두 값을 바꾸세요.',
  'condition.type': '{path}은(는) {type} 타입의 키인데 조건에는 {found} 값이 있습니다. 같은 타입의 값을 쓰세요.',
  'condition.operator':
    '{path} 조건의 연산자 {operator}은(는) 키 조건에 쓸 수 없습니다. =, <, <=, >, >=, BETWEEN, begins_with 중 하나를 쓰세요.',
  'compare.prefix-shared':
    'begins_with "{prefix}"은(는) {meant}보다 많이 읽습니다. {also}도 읽습니다. {meant}만 필요하면 접두사에 구분자까지 넣으세요.',
  'compare.prefix-unmatched':
    'begins_with "{prefix}"에 맞는 것이 없습니다. 정렬 키는 {prefixes}(으)로 시작합니다. 그래도 Query에는 최소 비용이 듭니다.',
  'compare.prefix-narrower':
    'begins_with "{prefix}"은(는) {entity}의 일부만 읽으며, 얼마나 되는지는 알 수 없습니다. 전부 센 것으로 계산했습니다.',
  'compare.partitions': '파티션 수가 {count}입니다. 1 이상의 정수여야 합니다. 1로 계산했습니다.',
  'compare.empty-partition': '파티션 {partition}에 항목이 없습니다. 그래도 Query에는 최소 비용이 듭니다.',
  'read.unknown-index':
    '테이블에 {index} 인덱스가 없습니다(있는 인덱스: {names}). 테이블 자체를 읽은 것으로 계산했습니다.',
  'read.limit': 'Limit이 {limit}입니다. DynamoDB는 1 이상의 정수를 받습니다. Limit 없이 페이지를 계산했습니다.',
  'read.strong-on-global-index':
    '글로벌 인덱스는 최종 일관성으로만 읽을 수 있고, DynamoDB는 여기서 ConsistentRead를 거부합니다. 단위는 최종 일관성 읽기의 것입니다.',
  'read.fetch-on-global-index':
    '글로벌 인덱스는 프로젝션한 것만 반환하며, DynamoDB는 다른 속성을 가져오지 않습니다. 그 속성을 프로젝션하거나 테이블에서 키로 항목을 읽으세요.',
  'run.count': '런 {number}의 항목 수가 {count}입니다. 0에서 10³⁰까지의 정수여야 합니다. 이 런은 세지 않았습니다.',
  'run.bytes': '런 {number}의 항목 크기가 {bytes}입니다. 0 이상의 정수 바이트여야 합니다. 이 런은 세지 않았습니다.',
  'run.kept':
    '런 {number}의 항목 {count}개 중 {kept}개가 필터를 통과합니다. 0에서 전체까지의 정수여야 합니다. 이 런은 세지 않았습니다.',
  'run.large-item':
    '{bytes}바이트인 항목은 있을 수 없습니다. DynamoDB의 한도는 {limit}바이트입니다. 크기를 확인하세요.',
  'run.inexact':
    '항목이나 바이트 수가 정확히 셀 수 있는 9,007,199,254,740,991을 넘습니다. 수치는 15자리까지 정확합니다.',
  'scan.segments':
    'Scan의 세그먼트가 {segments}개입니다. DynamoDB는 1에서 {most}까지의 정수를 받습니다. 1로 계산했습니다.',
  'scan.partitions': '파티션 수가 {partitions}입니다. 1 이상의 정수여야 합니다. 새 테이블의 파티션 수로 계산했습니다.',
  'scan.even-segments':
    '항목이 세그먼트 {segments}개에 고르게 퍼져 있다고 봤습니다. 실제로는 파티션 키의 해시로 나뉘므로 비거나 가득 찬 세그먼트가 있을 수 있습니다.',
  'read.item-without-key':
    '테이블의 키({names})가 없는 항목이 {count}개 있으며, 첫째는 {number}번 항목입니다. DynamoDB는 저장하지 않지만 여기서는 세었습니다. 항목을 채우거나 테이블의 키를 고치세요.',
  'read.unreadable-item':
    '{number}번 항목에 크기를 알 수 없는 값이 있어 세지 않았습니다. 그 항목만 따로 확인해 어떤 값인지 알아보세요.',
  'type.untyped': '{path}은(는) 타입이 없는 {value}입니다. S, N, B, BOOL, NULL, SS, NS, BS, L, M 중 하나로 감싸세요.',
  'type.missing': '{path}에 타입이 없습니다. S, N, B, BOOL, NULL, SS, NS, BS, L, M 중 하나를 지정하세요.',
  'type.several': '{path}에 타입이 둘 이상({types}) 있습니다. 뜻한 하나만 남기세요.',
  'type.unknown': [
    '{path}의 타입 "{tag}"은(는) DynamoDB에 없습니다. {near}을(를) 뜻했나요?',
    '{path}의 타입 "{tag}"은(는) DynamoDB에 없습니다. 타입은 S, N, B, BOOL, NULL, SS, NS, BS, L, M입니다.',
  ],
  'name.empty': '{path}에 이름이 빈 속성이 있습니다. 한 글자 이상 쓰세요.',
  'name.too-long': '{path}의 이름이 {bytes}바이트입니다. DynamoDB의 한도는 {limit}바이트입니다. 줄이세요.',
  'value.wrong-content':
    '{path}은(는) {type} 타입인데 내용이 맞지 않습니다(필요한 것: {wanted}). 타입이나 값을 바꾸세요.',
  'value.false-null':
    '{path}은(는) NULL인데 값이 false입니다. DynamoDB는 NULL에 true만 받습니다. true로 바꾸거나 BOOL에 false를 쓰세요.',
  'item.too-deep':
    '{path}이(가) {limit}단계보다 깊게 중첩되어 있습니다. 항목을 평평하게 하거나 안쪽 부분을 JSON 문자열로 저장하세요.',
  'text.lone-surrogate':
    '{path}에 서로게이트 쌍의 절반({position}번째 문자)이 있어 UTF-8로 저장할 수 없습니다. 지우거나 나머지 절반을 되살리세요.',
  'key.missing': '항목에 테이블의 키인 {name}이(가) 없습니다. 추가하세요.',
  'key.wrong-type': '{path}은(는) {type} 타입의 키인데 {found} 값이 있습니다. 값이나 테이블을 바꾸세요.',
  'key.wrong-index-type':
    '{path}은(는) 인덱스 {index}의 {type} 타입 키인데 {found} 값이 있습니다. 값을 바꾸거나, 속성을 빼서 항목이 인덱스에 들어가지 않게 하세요.',
  'key.empty': '{path}은(는) 키인데 비어 있습니다. 키는 1바이트 이상입니다.',
  'key.too-long': '{path}은(는) {bytes}바이트인 키입니다. 최대 {limit}바이트입니다. 줄이거나 해시를 저장하세요.',
  'number.not-finite':
    '{path}의 {literal}은(는) DynamoDB에 저장할 수 없습니다. 속성을 빼거나 NULL이나 문자열로 저장하세요.',
  'number.unreadable':
    '{path}은(는) N 타입인데 "{literal}"은(는) 숫자가 아닙니다. 공백이나 구분 기호 없이 -12.5나 1E3처럼 쓰세요.',
  'number.too-many-digits':
    '{path}의 유효 숫자가 {digits}자리입니다({literal}). 숫자는 최대 {limit}자리입니다. 반올림하거나 문자열로 저장하세요.',
  'number.too-large': '{path}의 값이 {literal}입니다. 숫자는 1E+126보다 작아야 합니다. 문자열로 저장하세요.',
  'number.too-small':
    '{path}의 값이 {literal}입니다. 0이 아닌 숫자는 0에서 1E-130 이상 떨어져 있어야 합니다. 0이나 문자열로 저장하세요.',
  'set.empty': [
    '{path}은(는) 빈 집합({type})이라 DynamoDB에 저장할 수 없습니다. 속성을 빼거나 원소를 넣으세요.',
    '{path}은(는) 빈 집합이라 DynamoDB에 저장할 수 없습니다. 속성을 빼거나 원소를 넣으세요.',
  ],
  'set.duplicate': '{path}의 집합에 같은 원소({element})가 두 번 있습니다. 하나를 지우세요.',
  'table.name-too-short': '이름 "{name}"이(가) 너무 짧습니다. 테이블이나 인덱스의 이름은 {limit}자 이상입니다.',
  'table.name-too-long': '이름 "{name}"이(가) {count}자입니다. 테이블이나 인덱스의 이름은 {limit}자 이하입니다.',
  'table.name-characters':
    '이름 "{name}"에 DynamoDB가 받지 않는 문자가 있습니다. ASCII 문자, 숫자, 밑줄, 하이픈, 점만 쓰세요.',
  'table.local-index-without-sort-key':
    '로컬 인덱스 {index}에는 정렬 키가 있는 테이블이 필요합니다. 테이블에 정렬 키를 추가하거나 인덱스를 글로벌로 만드세요.',
  'table.index-name-taken': '{index}(이)라는 인덱스가 둘 있습니다. 하나의 이름을 바꾸세요.',
  'table.index-without-key': '인덱스 {index}에 파티션 키가 없습니다. 속성을 하나 이상 지정하세요.',
  'table.index-key-too-long': '인덱스 {index}의 키 한쪽에 속성이 {count}개 있습니다. 최대 {limit}개입니다. 줄이세요.',
  'table.index-key-repeated': '인덱스 {index}의 키에 {name}이(가) 두 번 있습니다. 속성마다 한 번만 쓰세요.',
  'table.key-repeated': '파티션 키와 정렬 키가 같은 속성 {name}입니다. 다른 정렬 키를 고르거나 정렬 키 없이 쓰세요.',
  'table.key-name-length':
    '속성 이름 {name}이(가) {bytes}바이트입니다. 키나 이름으로 프로젝션한 속성의 이름은 1바이트에서 {limit}바이트까지입니다.',
  'table.two-types': [
    '{name}은(는) {types} 타입의 키입니다. 속성은 테이블의 모든 키에서 타입이 하나입니다. 하나를 고르세요.',
    '{name}이(가) 두 타입으로 정의되어 있습니다. 속성은 테이블의 모든 키에서 타입이 하나입니다. 하나를 고르세요.',
  ],
  'table.many-global-indexes':
    '테이블에 글로벌 인덱스가 {count}개 있습니다. 기본 할당량은 {limit}개입니다. AWS에 증가를 요청하세요.',
  'table.many-local-indexes':
    '테이블에 로컬 인덱스가 {count}개 있습니다. 최대 {limit}개입니다. 일부를 글로벌로 만드세요.',
  'table.many-included-names':
    '인덱스들이 이름으로 포함하는 속성이 {count}개입니다. 모두 합쳐 최대 {limit}개입니다. 일부 인덱스에서 ALL을 프로젝션하거나 포함하는 속성을 줄이세요.',
  'item.no-key': '항목에 속성이 없어 키도 없습니다. 모든 항목에는 적어도 파티션 키가 있습니다.',
  'item.too-large':
    '항목이 {bytes} B입니다. DynamoDB의 한도는 {limit} B입니다. {over} B를 줄이거나, 큰 값을 S3로 옮기고 키만 두세요.',
  'number.may-be-rounded':
    '{path}의 {digits}은(는) JavaScript 숫자가 정확히 담는 범위를 넘는 정수입니다. 이미 반올림되었을 수 있습니다. 모든 자릿수를 지키려면 bigint를 쓰세요.',
  'number.beyond-double':
    '{path}의 {digits}은(는) 배정밀도를 넘습니다. 크기는 자릿수로 계산했지만, JSON.parse로 읽는 프로그램은 다른 숫자를 저장합니다.',
  'set.mixed':
    '{path} 집합의 원소가 모두 문자열이거나 모두 숫자이거나 모두 Uint8Array인 것이 아닙니다. 같게 맞추거나 배열을 쓰세요.',
  'marshal.unsupported':
    '{path}의 값({kind})은 어떤 DynamoDB 타입에도 담을 수 없습니다. 먼저 변환하세요. 날짜는 문자열이나 숫자로, 바이트는 Uint8Array로, 나머지는 일반 객체로 바꾸세요.',
  'marshal.holds-itself': '{path}의 값은 자기가 들어 있는 값과 같아서 끝이 없습니다. 빼거나 그 자리에 키를 넣으세요.',
  'marshal.name-not-text': '{path}에 있는 Map의 키 {name}이(가) 문자열이 아닙니다. 속성 이름은 문자열입니다.',
  'table.index-without-name': '{path}에 IndexName이 없는 인덱스가 있습니다. 이름을 지정하세요.',
  'table.local-index-key': '로컬 인덱스 {index}의 KeySchema에는 RANGE 속성이 정확히 하나 있어야 합니다.',
  'table.local-index-partition-key':
    '로컬 인덱스 {index}의 파티션 키가 테이블과 다릅니다. {name}을(를) 쓰거나 인덱스를 글로벌로 만드세요.',
  'table.index-without-projection':
    '{path}에는 ProjectionType이 ALL, KEYS_ONLY, INCLUDE 중 하나인 Projection이 필요합니다.',
  'table.index-without-names':
    '{path}은(는) 속성을 이름으로 포함하지만 NonKeyAttributes가 이름 목록이 아닙니다. 하나 이상 지정하거나 KEYS_ONLY로 프로젝션하세요.',
  'table.index-names-unasked':
    '{path}은(는) {type}을(를) 프로젝션하면서 NonKeyAttributes를 지정했습니다. 빼거나 INCLUDE로 프로젝션하세요.',
  'table.key-schema': '{path}의 요소에는 AttributeName과, HASH나 RANGE인 KeyType이 필요합니다.',
  'table.undefined-key':
    '{path}에 있는 {name}이(가) AttributeDefinitions에 정의되어 있지 않습니다. 타입과 함께 거기에 추가하세요.',
  'table.no-partition-key': '{path}에 HASH 속성이 없습니다. 모든 테이블과 인덱스에는 파티션 키가 있습니다.',
  'table.not-a-definition':
    '테이블 정의를 찾지 못했습니다. aws dynamodb describe-table의 출력, CreateTable 요청, CloudFormation 테이블을 붙여 넣으세요. 모두 HASH 키가 있는 KeySchema를 담고 있습니다.',
  'table.indexes-not-listed': '{path}이(가) 목록이 아니라서 인덱스를 읽을 수 없습니다. 풀어서 쓰거나, 없으면 빼세요.',
  'table.several':
    '템플릿에 테이블이 {count}개 있으며 {name}을(를) 읽었습니다. 다른 것을 읽으려면 그것만 붙여 넣으세요.',
  'table.key-too-long':
    '테이블의 키는 파티션 속성 하나와 정렬 속성 최대 하나입니다. 그보다 많은 것은 글로벌 인덱스뿐입니다.',
  'table.no-key-type': '{name}이(가) {type} 타입으로 정의되어 있습니다. 키 속성은 S, N, B 중 하나입니다.',
  'order.number':
    '키는 텍스트로 정렬되므로 {entity}의 "{smaller}"이(가) "{larger}" 뒤에 옵니다. 숫자 앞을 0으로 채우세요: {change}.',
  'order.date':
    '키는 텍스트로 정렬되므로 {entity}의 날짜 "{smaller}"이(가) 더 늦은 "{larger}" 뒤에 옵니다. {field}을(를) 2026-06-30T09:12:00Z처럼 항상 같은 정밀도의 UTC ISO 8601로 쓰세요.',
  'field.holds-delimiter':
    '{entity}의 {field} 값 "{value}"에 "{delimiter}"이(가) 있는데, {template}에서는 이것이 필드의 끝입니다. 키를 다시 읽을 수 없습니다. 다른 구분자를 고르거나 값을 인코딩하세요.',
  'field.may-hold-delimiter':
    '{entity}의 {field} 값에 "{delimiter}"이(가) 들어가지 못하게 막는 것이 없는데, {template}에서는 이것이 필드의 끝입니다. 필드에 형식을 지정하거나 "{delimiter}"을(를) 거부하세요.',
  'expression.not-a-key':
    '{attribute}은(는) {of}의 키가 아니므로 키 조건에 쓸 수 없습니다. 필터로 옮기거나, 이것이 키인 인덱스에 Query하세요.',
  'expression.operator':
    '키 조건에는 {operator}이(가) 없습니다. {attribute}에는 =를 쓰거나, 정렬 키라면 범위나 begins_with를 쓸 수 있습니다. 조건을 필터로 옮기세요.',
  'expression.partition-equality':
    '{attribute}은(는) {of}의 파티션 키입니다. Query는 {operator}이(가) 아니라 =로만 비교합니다. 값을 하나 지정하세요.',
  'expression.no-partition':
    '키 조건에 {of}의 파티션 키 {attribute}이(가) 없습니다. Query에는 모든 파티션 키 속성에 =가 필요합니다. 없으면 Scan만 답할 수 있습니다.',
  'expression.begins-with-number':
    '{attribute}의 begins_with에 숫자가 쓰였습니다. begins_with는 문자열과 바이너리에만 쓸 수 있습니다. 숫자의 범위에는 between을 쓰세요.',
  'expression.key-type': '{attribute}은(는) {type} 타입의 키인데 {found} 타입의 값과 비교합니다. 값을 바꾸세요.',
  'expression.empty-value':
    '{attribute}을(를) 빈 값과 비교하는데, 빈 키는 없습니다. 한 글자 이상 쓰거나 조건을 빼세요.',
  'expression.twice':
    '키 조건이 {attribute}을(를) 두 번 비교합니다. 키 속성마다 조건은 하나입니다. 아래위 경계를 정하려면 between을 쓰세요.',
  'expression.sort-gap':
    '키 조건이 {of}의 {attribute}을(를) 건너뛰고 그 뒤의 {after}을(를) 비교합니다. 정렬 키 속성은 왼쪽부터 빠짐없이 비교합니다. {attribute}을(를) 추가하거나 {after}을(를) 빼세요.',
  'expression.range-not-last':
    '키 조건이 {of}의 {attribute}에 범위를 두고 그 뒤의 {after}을(를) 비교합니다. 비교하는 마지막 정렬 키 속성에만 범위를 쓸 수 있습니다.',
  'prefix.same-keys':
    '{first}와(과) {second}의 키 형태가 같아서 한쪽의 항목이 다른 쪽의 항목을 덮어쓸 수 있습니다. {second}의 키 앞에 엔터티 이름을 넣으세요.',
  'prefix.same':
    '{first}와(과) {second}의 키가 모두 {prefix}(으)로 시작해서 begins_with로 한쪽만 읽을 수 없습니다. {second}에 다른 접두사를 쓰세요.',
  'prefix.case':
    '{first}의 접두사 "{firstPrefix}"와(과) {second}의 "{secondPrefix}"은(는) 대소문자만 다릅니다. 키는 글자 그대로 비교합니다. 둘 다 "{change}"(으)로 쓰거나 다른 단어를 고르세요.',
  'prefix.contained':
    '{shortName}의 접두사 "{short}"이(가) {longName}의 "{long}"의 앞부분입니다. "{short}"을(를) Query하면 둘 다 읽습니다. 함께 읽지 않으려면 {longName}의 키를 다른 단어로 시작하세요.',
  'prefix.shared-word':
    '{shortName}의 접두사 "{short}"와(과) {longName}의 "{long}"이(가) 모두 "{word}"(으)로 시작합니다. begins_with "{word}"은(는) 둘 다 읽습니다. 항상 구분자를 붙여 "{change}"(으)로 Query하세요.',
  'prefix.mixed-delimiters':
    '{first}은(는) "{common}"(으)로, {second}은(는) "{other}"(으)로 구분합니다. 한 구분자만 쓰세요. {second}을(를) {change}(으)로 쓰세요.',
  'expression.operator-unknown':
    '{attribute}의 "{operator}"은(는) DynamoDB의 연산자가 아닙니다. =, <>, <, <=, >, >=, between, in, begins_with, contains, attribute_exists, attribute_not_exists 중 하나를 쓰세요.',
  'expression.operands': '{attribute}의 {operator}에 값이 {count}개 있습니다. {least}개에서 {most}개까지 받습니다.',
  'expression.operand-type': '{attribute}의 {operator}에 {type} 타입의 값이 있습니다. {allowed}만 받습니다.',
  'expression.between-types': '{attribute}의 between에 있는 두 값의 타입이 다릅니다. 둘 다 속성의 타입으로 쓰세요.',
  'expression.between-order': '{attribute}의 between에서 아래 값이 위 값보다 큽니다. 서로 바꾸세요.',
  'key.no-value': '템플릿 {template}에는 {field} 값이 필요합니다. 값을 지정하세요.',
  'key.wrong-format':
    '{field}의 값이 "{value}"인데 템플릿 {template}은(는) 그 자리에 {format}을(를) 요구합니다. 값이나 템플릿을 바꾸세요.',
  'key.holds-delimiter':
    '{field}의 값 "{value}"에 "{delimiter}"이(가) 있는데, 템플릿 {template}에서는 이것이 필드의 끝이라 키를 다시 읽을 수 없습니다. 다른 구분자를 고르거나 값을 인코딩하세요.',
  'prefix.unknown':
    'Query {query}은(는) "{prefix}"(으)로 시작하는 키를 요청하지만 그런 키를 가진 엔터티가 없습니다. 오류 없이 아무것도 반환하지 않습니다.',
  'prefix.reads-several': [
    'Query {query}은(는) "{prefix}"(으)로 시작하는 키를 요청해서 {first}와(과) {second}을(를) 모두 읽습니다. 대신 "{change}"을(를) 요청하세요.',
    'Query {query}은(는) "{prefix}"(으)로 시작하는 키를 요청해서 {first}와(과) {second}을(를) 모두 읽습니다. {first}만 필요하면 한쪽에 다른 접두사를 쓰세요.',
  ],
  'template.brace': '템플릿 {template}에 짝이 없는 중괄호가 있습니다. 각 필드를 두 중괄호로 묶어 {name}처럼 쓰세요.',
  'template.field':
    '템플릿 {template}의 필드 "{field}"을(를) 읽을 수 없습니다. 이름을 쓰고, 필요하면 콜론 뒤에 자릿수나 형식 이름을 쓰세요.',
  'template.adjacent-fields':
    '템플릿 {template}에서 필드 {first}와(과) {second}이(가) 붙어 있어 어디서 끝나는지 알 수 없습니다. 사이에 구분자를 넣으세요.',
  'template.repeated-field': '템플릿 {template}에 필드 {field}이(가) 두 번 있습니다. 한 번만 쓰세요.',
  'template.empty': '템플릿이 비어 있습니다. 키는 한 글자 이상입니다.',
  'expression.unknown-index': '테이블에 {index} 인덱스가 없습니다. 있는 인덱스: {names}.',
  'expression.filter-on-key':
    '{attribute}은(는) {of}의 키라서 그 Query의 필터에 쓸 수 없습니다. 조건을 키 조건으로 옮기세요.',
  'expression.repeated-attribute': '{attribute}을(를) 두 번 요청했습니다. 한 번만 요청하세요.',
  'expression.overlap':
    '{attribute}와(과) {other}이(가) 겹칩니다. 하나가 다른 하나 안에 있습니다. 둘 중 하나만 요청하세요.',
  'expression.no-name':
    '{path}에 속성 이름이 없습니다. 문서 경로는 이름으로 시작하며, 그 안의 이름은 비어 있을 수 없습니다.',
  'expression.position': '{attribute}의 리스트 위치는 {position}입니다. 위치는 0 이상의 정수입니다.',
  'expression.not-stored':
    '글로벌 인덱스 {index}은(는) {attribute}을(를) 저장하지 않으므로 Query로 반환하거나 비교할 수 없습니다. 프로젝션에 포함하거나 테이블에서 항목을 읽으세요.',
  'expression.fetched':
    '로컬 인덱스 {index}은(는) {attribute}을(를) 저장하지 않습니다. 엔트리마다 테이블에서 항목 전체를 함께 읽으며 그 비용도 듭니다.',
  'expression.too-long':
    '{name}이(가) {bytes}바이트입니다. 최대 {limit}바이트입니다. 비교하는 값이나 요청하는 속성을 줄이세요.',
  'batch.many-reads': 'BatchGetItem에 항목이 {count}개 있습니다. 최대 {limit}개입니다. 요청을 나누세요.',
  'batch.large-read':
    '항목이 모두 합쳐 {bytes}바이트입니다. BatchGetItem 한 번은 최대 {limit}바이트를 반환하고 나머지는 UnprocessedKeys로 남깁니다. 요청을 나누세요.',
  'batch.many-writes': 'BatchWriteItem에 put과 delete가 {count}개 있습니다. 최대 {limit}개입니다. 요청을 나누세요.',
  'batch.large-write':
    '항목이 모두 합쳐 {bytes}바이트입니다. BatchWriteItem은 최대 {limit}바이트를 받습니다. 요청을 나누세요.',
  'write.unknown-index': '테이블에 {index} 인덱스가 없습니다. 이름을 고치거나 테이블에 추가하세요.',
  'write.indexes-not-counted':
    '항목의 크기만으로는 {indexes}에 무엇을 쓰는지 알 수 없어 세지 않았습니다. 쓰기 전과 후의 항목이나 인덱스 엔트리의 크기를 알려 주세요.',
  'reconcile.less':
    '소비된 단위가 {consumed}(으)로, 이 항목들의 최소값 {least}보다 적습니다. 이 수치는 마지막 페이지나 일부 테이블만의 것입니다.',
  'reconcile.filtered': '읽고 청구된 항목 중 {left}개를 필터가 뺐습니다. 그 크기는 결과에 없습니다.',
  'reconcile.missing': '항목이 없는 키에도 하나마다 최소 비용이 드는데, 응답에는 나타나지 않습니다.',
  'reconcile.written':
    '{consumed}단위가 소비되어 이 항목에 드는 {least}보다 많습니다. 쓰기 전이나 후의 항목이 더 컸거나, 인덱스에도 썼거나, 이것이 항목의 일부입니다.',
  'reconcile.not-comparable':
    '비교할 수 없습니다. 이 단위는 쓰인 항목이 소비한 것인데, 응답에는 쓰이지 않은 항목이 있습니다.',
  'reconcile.projected':
    '소비된 단위 {consumed}은(는) 어느 일관성과도 맞지 않습니다. 항목이 돌아온 것보다 컸거나(프로젝션은 일부만 보여 줍니다) 다른 페이지와 항목도 읽었습니다.',
  'request.empty': '요청에 항목이 없습니다. 하나 이상 넣으세요.',
  'request.duplicate':
    '요청의 {second}번째가 {first}번째와 같은 항목입니다. DynamoDB는 요청 전체를 거부합니다. 항목마다 한 번만 쓰세요.',
  'expiry.replicas': '다른 복제본의 수가 {replicas}입니다. 0 이상의 정수여야 합니다. 복제본은 세지 않았습니다.',
  'transaction.many-items':
    '트랜잭션에 항목이 {count}개 있습니다. 최대 {limit}개입니다. 하나여야 할 이유가 없으면 나누세요.',
  'transaction.large':
    '트랜잭션의 항목이 모두 합쳐 {bytes}바이트입니다. 최대 {limit}바이트입니다. 하나여야 할 이유가 없으면 나누세요.',
  'write.other-key':
    '쓰기 전과 후의 항목은 테이블의 키({names})가 달라 서로 다른 항목입니다. 옮기려면 하나를 지우고 다른 하나를 put하세요.',
  'item.too-large-with-local-indexes':
    '항목과 로컬 인덱스의 엔트리가 모두 합쳐 {bytes}바이트입니다. DynamoDB의 한도는 {limit}바이트입니다. {over}바이트를 줄이거나 프로젝션하는 속성을 줄이세요.',
  'partition.amount': '{path}의 값이 {amount}입니다. 0에서 10⁴⁰까지의 숫자여야 합니다. 0으로 계산했습니다.',
  'partition.count': '{path}의 값이 {amount}입니다. {least} 이상의 정수여야 합니다. {least}(으)로 계산했습니다.',
  'paste.not-an-item':
    '항목이 아닙니다({found}). 항목은 {"id": {"S": "a1"}}나 {"id": "a1"}처럼 이름이 있는 속성을 가진 객체입니다.',
  'format.ambiguous': [
    '모호합니다. {type}(이)라는 속성이 있는 항목일 수도 있고, DynamoDB JSON에서 {type} 타입의 값 하나일 수도 있습니다. 항목으로 읽었습니다. 값으로 읽으려면 DynamoDB JSON을 선택하세요.',
    '모호합니다. 일부 값({typed}개)은 DynamoDB JSON처럼 타입이 있어 보이고 나머지는 아닙니다. {"S": …}가 맵인 일반 JSON으로 읽었습니다. 나머지가 실수라면 DynamoDB JSON을 선택하세요.',
  ],
  'name.duplicate': '이름 {path}이(가) 두 번 나옵니다. JSON 파서처럼 뒤의 값을 읽었습니다. 하나를 지우세요.',
  'loose.number':
    '{path}은(는) N 타입인데 따옴표 없이 쓰였습니다. N은 숫자로 된 문자열이어야 합니다. 그렇게 읽었습니다.',
  'loose.boolean':
    '{path}은(는) BOOL 타입인데 따옴표 안에 있습니다. BOOL은 true나 false여야 합니다. 그렇게 읽었습니다.',
  'loose.null': '{path}은(는) NULL 타입인데 따옴표 안에 있습니다. NULL은 true여야 합니다. 그렇게 읽었습니다.',
  'value.not-base64':
    '{path}은(는) 바이너리인데 "{text}"은(는) base64가 아닙니다. A–Z, a–z, 0–9, +, /를 쓰고 4의 배수가 되도록 =로 채우세요.',
  'value.reference':
    '{path}의 값은 나중에 채워지는 경로({reference})라서 크기를 알 수 없습니다. 값이 들어 있는 항목을 붙여 넣으세요.',
  'paste.value-alone':
    '항목이 아니라 {type} 타입의 값 하나입니다. 이름 없이 {bytes}바이트입니다. 속성으로 만들려면 이름을 붙이세요.',
  'lines.too-long':
    '{line}행이 16 MB보다 깁니다. 한 줄에 항목이 하나씩 있는 파일이 아닙니다. 항목마다 한 줄에 JSON으로 쓰세요.',
  'lines.not-utf8': '{line}행이 UTF-8 텍스트가 아닙니다. 압축된 파일이면 먼저 푸세요.',
  'paste.empty': '공백뿐이고 아무것도 없습니다. {"id": {"S": "a1"}}나 {"id": "a1"} 같은 항목을 붙여 넣으세요.',
  'paste.no-items': '여기에는 항목이 없습니다. 항목이나, 항목을 반환하는 명령의 출력을 붙여 넣으세요.',
  'loose.digits':
    '{path}에 따옴표로 묶은 숫자("{text}")가 있습니다. 문자열이면 {length}바이트, 숫자이면 {bytes}바이트입니다.',
  'loose.buffer': '{path}은(는) JSON으로 쓴 Buffer로 보입니다. 맵으로 읽었으며, 바이너리라면 {bytes}바이트입니다.',
  'loose.base64': '{path}은(는) base64처럼 보입니다. 문자열이면 {length}바이트, 바이너리이면 {bytes}바이트입니다.',
  'read.filtered':
    '필터를 거친 결과입니다. ScannedCount는 {scanned}, Count는 {returned}입니다. 필터가 뺀 항목도 읽었고 비용이 들었습니다.',
  'read.projected':
    '요청에 프로젝션이 있었다면 이것은 프로젝션된 결과입니다. 항목 전체가 아닐 수 있으며, 읽기는 항목 전체로 청구됩니다.',
  'read.more-pages': '결과의 한 페이지이며 뒤에 더 있습니다. 크기는 이 페이지만의 것입니다.',
  'read.missing-item': '항목이 없는 응답이 {count}개 있습니다. 항목이 없는 키도 작은 항목처럼 청구됩니다.',
  'read.unprocessed': 'UnprocessedKeys가 {keys}개 있습니다. 그 항목은 읽지 않았습니다.',
  'write.maybe-partial': 'UPDATED_OLD나 UPDATED_NEW이면 이것은 항목의 일부입니다. 쓰기는 항목 전체로 청구됩니다.',
  'paste.decoded': '따옴표로 묶인 문자열이나 셸 인수에서 값을 한 번 디코딩했습니다.',
  'paste.skipped': '값 주위의 텍스트를 건너뛰었습니다(모두 {lines}행, 첫 행은 {line}행).',
  'paste.cut-row': '표가 행이나 칸의 중간에서 끝납니다. 잘린 것이면 마지막 항목은 더 큽니다.',
  'read.other-count': 'Count는 {returned}인데 여기에는 항목이 {found}개 있습니다. 전부 복사했나요?',
  'paste.maybe-cut':
    '콘솔이 긴 텍스트를 자르는 자리에 …이 있는 텍스트가 있습니다. 잘린 것이면 항목은 더 큽니다. JSON으로 붙여 넣으세요.',
  'paste.variable':
    '여기에는 셸이 {variable}의 값을 채우므로 크기를 알 수 없습니다. 값이 들어 있는 항목을 붙여 넣으세요.',
  'paste.unquoted':
    'Java는 텍스트를 따옴표 없이 출력합니다. 괄호가 들어 있는 텍스트는 잘못된 곳에서 잘렸을 수 있습니다.',
  'paste.guessed':
    'CSV의 칸에는 타입이 없어서 추측했습니다. 숫자는 숫자로, true와 false는 불리언으로 읽었습니다. 정확한 크기를 알려면 JSON을 붙여 넣으세요.',
  'paste.other-notation': '{what}은(는) 여기서 읽을 수 없습니다. {instead}',
  'paste.more-problems': '문제가 {more}개 더 있습니다. 먼저 이것들을 고치세요.',
  'stream.removed': 'NewImage가 없는 REMOVE 레코드가 {count}개 있습니다. 삭제된 항목은 항목에 들어 있지 않습니다.',
  'stream.keys-only': '이미지가 없는 레코드가 {count}개 있습니다. NEW_AND_OLD_IMAGES 스트림이면 항목을 볼 수 있습니다.',
  'stream.unreadable-data': '데이터가 base64로 된 JSON이 아닌 Kinesis 레코드가 {count}개 있어 뺐습니다.',
  'syntax.unexpected': '{line}행 {column}열: 값이 있어야 하는데 {found}이(가) 있습니다. 텍스트는 큰따옴표로 묶으세요.',
  'syntax.missing-value': '{line}행 {column}열: 값이 있어야 하는데 텍스트가 여기서 끝납니다. 전부 복사했나요?',
  'syntax.unterminated': '{line}행 {column}열: 여기서 여는 것이 닫히지 않고 텍스트가 끝납니다. 전부 복사했나요?',
  'syntax.unterminated-string':
    '{line}행 {column}열: 여기서 시작하는 따옴표 안의 텍스트가 끝나지 않습니다. 큰따옴표로 닫으세요. 모두 복사했나요?',
  'syntax.trailing-comma': '{line}행 {column}열: 쉼표 뒤에 아무것도 없습니다. 쉼표를 지우세요.',
  'syntax.missing-comma': '{line}행 {column}열: 쉼표나 닫는 괄호가 있어야 하는데 {found}이(가) 있습니다.',
  'syntax.missing-colon': '{line}행 {column}열: 이름 뒤에 콜론이 있어야 하는데 {found}이(가) 있습니다.',
  'syntax.unquoted-name': '{line}행 {column}열: 큰따옴표로 묶은 이름이 있어야 하는데 {found}이(가) 있습니다.',
  'syntax.control-character':
    '{line}행 {column}열: 따옴표 안에 줄바꿈, 탭 같은 제어 문자가 있습니다. \\n, \\t 또는 \\u와 네 자리 숫자로 쓰세요.',
  'syntax.bad-escape':
    '{line}행 {column}열: 이스케이프할 수 없는 것 앞에 백슬래시가 있습니다. 백슬래시를 뜻하면 두 번 쓰세요.',
  'syntax.bad-number':
    '{line}행 {column}열: {found}은(는) JSON의 숫자가 아닙니다. -12.5나 1E3처럼 쓰거나 따옴표로 묶으세요.',
  'syntax.too-deep':
    '{line}행 {column}열: 괄호가 200단계보다 깊게 중첩되어 있습니다. 항목은 최대 32단계입니다. 항목인 부분만 붙여 넣으세요.',
  'syntax.yaml':
    '{line}행 {column}열: 여기부터는 YAML이 아닙니다. 여기까지의 들여쓰기, 콜론, 따옴표와 모두 복사했는지를 확인하세요.',
  'syntax.yaml-alias': '{line}행 {column}열: 별칭이 있는데, 별칭은 읽지 않습니다. 별칭이 가리키는 값을 그대로 쓰세요.',
  'syntax.yaml-name': '{line}행 {column}열: 이름이 있어야 할 자리에 목록이나 맵이 있습니다. 속성 이름은 텍스트입니다.',
  'syntax.unterminated-comment': '{line}행 {column}열: 여기서 시작하는 주석이 끝나지 않습니다. */로 닫거나 지우세요.',
  'syntax.unknown-name':
    '{line}행 {column}열: {found}은(는) 이름이며 그 값은 붙여 넣은 텍스트에 없습니다. 값 자체를 쓰거나 따옴표로 묶은 텍스트를 쓰세요.',
  'syntax.no-type':
    '{line}행 {column}열: {found}은(는) 어떤 DynamoDB 타입에도 담을 수 없는 값입니다. 날짜는 문자열이나 숫자로 저장하고, 저장되는 것을 붙여 넣으세요.',
  'syntax.truncated':
    '{line}행 {column}열: 출력이 여기서 잘렸습니다({found}). JSON.stringify나 depth가 null인 util.inspect로 전부 출력해서 붙여 넣으세요.',
  'write.delete-request':
    'DeleteRequest가 {count}개 있습니다. 삭제에는 항목이 아니라 키만 있으며, 삭제되는 항목의 크기만큼 비용이 듭니다.',
  'write.without-item':
    '항목이 없는 작업이 {count}개 있습니다. 업데이트, 삭제, 검사는 저장된 항목의 크기만큼 비용이 드는데, 그것은 붙여 넣은 텍스트에 없습니다.',
  'price-list.truncated': '요금표가 중간에 끊겼습니다. 파일 전체를 다시 내려받으세요.',
  'price-list.not-json': '요금표가 JSON이 아니거나 잘려 있습니다. CSV 파일이 아니라 index.json 전체를 쓰세요.',
  'price-list.nothing-priced': '이 요금표에는 여기서 쓸 수 있는 DynamoDB 요금이 없습니다.',
  'price-list.missing-price':
    '요금표에 {region}의 “{dimension}” 요금이 없습니다. 이에 해당하는 것은 계산되지 않습니다.',
  'price-list.other-service': '“{service}”의 요금표입니다. offerCode가 AmazonDynamoDB인 것을 쓰세요.',
  'price-list.incomplete': '요금표에 상품이나 약정 조건이 없습니다. 파일 전체를 다시 내려받으세요.',
  'price-list.unknown-form':
    'AWS 요금표의 오퍼 파일도, GetProducts의 응답도 아닙니다. AmazonDynamoDB의 index.json을 쓰세요.',
  'price.unknown-region':
    '리전 “{region}”의 요금을 모릅니다. 요금표에 있는 리전: {known}. 그 리전의 요금표를 가져오거나 다른 리전을 고르세요.',
  'price.unknown':
    '{name}에서 “{dimension}”의 요금을 모릅니다. 이에 해당하는 것은 합계에 없습니다. 합계를 완성하려면 요금을 입력하세요.',
  'price.doubtful': '{name}의 “{dimension}” 요금이 의심스럽습니다({note}). 요금 페이지에서 확인하세요.',
  'price-list.skipped': '“{usageType}”({sku})은(는) 여기의 청구서에 들어가지 않아 건너뛰었습니다.',
  'price-list.no-terms': '{region}의 “{usageType}”({sku})에 온디맨드 조건이 없어 요금이 없습니다.',
  'price-list.missing-tier':
    '{region}의 “{usageType}”({sku})에 요금 구간이 빠져 있어 요금이 없습니다. 파일을 다시 내려받으세요.',
  'price-list.other-currency': '{region}의 “{usageType}”({sku})에 미국 달러 요금이 없어 요금이 없습니다.',
  'workload.unknown-entries':
    '{path}에서 {indexes}의 엔트리가 얼마나 큰지 알 수 없어 세지 않았습니다. 바이트나 샘플을 지정하거나, 엔트리가 없으면 {}를 쓰세요.',
  'workload.large-entry':
    '{path}의 값이 {bytes}로 항목 자체보다 큽니다. 엔트리에는 항목의 속성만 들어갑니다. 둘 다 확인하세요.',
  'workload.hot':
    '“{name}”은(는) 피크 때 가장 많이 쓰는 항목이나 컬렉션에 한 파티션 처리량의 {share} %를 요구하므로 스로틀링됩니다. 더 많은 키로 분산하거나 캐시하세요.',
  'workload.over-quota':
    '{resource}에 초당 {kind} {units}단위가 필요합니다. AWS는 할당량을 올리지 않으면 {limit}까지 허용합니다. 속도를 확인하거나 증가를 요청하세요.',
  'workload.reserved-not-applicable':
    '{path}: 예약 용량은 Standard 클래스에만 적용되므로 청구서에서 뺐습니다. Standard를 고르거나 지우세요.',
  'workload.reads-at-home':
    '모든 읽기를 {region}의 요금으로 계산했습니다. 애플리케이션이 다른 리전에서 읽는 것은 청구서에 없습니다.',
  'workload.many-reads':
    '{path}은(는) BatchGetItem 한 번으로 항목 {count}개를 읽습니다. 최대 {limit}개입니다. 호출을 나누고 속도를 높이세요.',
  'workload.large-transaction':
    '{path}은(는) 트랜잭션 한 번으로 항목 {count}개를 읽습니다. 최대 {limit}개입니다. 호출을 나누고 속도를 높이세요.',
  'workload.not-indexed':
    '{path}은(는) {index}에서 “{entity}”을(를) 읽지만 거기에는 없어서 아무것도 세지 않았습니다. 인덱스를 확인하거나 엔터티의 엔트리를 알려 주세요.',
  'workload.unknown-entity': '{path}에 있는 엔터티 “{name}”이(가) 없습니다. 엔터티: {known}.',
  'workload.unknown-index': '{path}에 있는 인덱스 “{name}”이(가) 테이블에 없습니다. 인덱스: {known}.',
  'workload.index-named-table':
    '{path}: “table”이라는 인덱스는 여기서 테이블 자체와 구분할 수 없습니다. 워크로드에서 다른 이름을 쓰세요.',
  'workload.changed-key':
    '{path}에서 테이블의 키인 {name}을(를) 바꾸지만 DynamoDB는 그런 업데이트를 거부합니다. 항목을 옮기려면 지우고 다른 하나를 put하세요.',
  'workload.low-peak': '{path}의 값 {peak}이(가) 평균 {average}보다 작습니다. 피크는 평균 이상입니다.',
  'workload.repeated-region': '{path}에 {region}이(가) 두 번 있습니다. 테이블은 리전마다 복제본이 하나입니다.',
  'workload.strong-on-global-index':
    '{path}은(는) 글로벌 인덱스 {index}에 강력한 일관성을 요구하지만 DynamoDB는 거부합니다. 최종 일관성으로 읽으세요.',
  'workload.no-sample': '{path}에 항목이 없습니다. 하나를 붙여 넣거나 바이트를 지정하세요.',
  'workload.several-samples': '{path}에 항목이 {count}개 있어 첫째를 샘플로 썼습니다.',
  'workload.wrong-value': '{path}의 값이 맞지 않습니다. 필요한 것: {expected}, 있는 것: {found}.',
  'workload.too-deep': '{path}이(가) {levels}단계보다 깊게 중첩되어 있습니다. 필요 없는 것을 빼세요.',
  'workload.missing-field': '{path}이(가) 없습니다. 추가하세요.',
  'workload.unknown-field': '{path}은(는) 워크로드의 필드가 아닙니다. 여기에 쓸 수 있는 것: {fields}.',
  'workload.not-exactly-one': '{path}에는 {fields} 중 정확히 하나가 필요한데 {count}개 있습니다.',
  'workload.many-writes':
    '{path}은(는) BatchWriteItem 한 번으로 항목 {count}개를 씁니다. 최대 {limit}개입니다. 호출을 나누고 속도를 높이세요.',
  'workload.many-actions':
    '{path}의 트랜잭션 한 번에 작업이 {count}개 있습니다. 최대 {limit}개입니다. 호출을 나누고 속도를 높이세요.',
  'table.unreadable':
    '테이블 정의를 찾지 못했습니다. CreateTable, describe-table, CloudFormation의 JSON이나, Table 또는 TableV2가 있는 CDK 스택, Terraform의 aws_dynamodb_table 리소스를 이름까지 모두 써서 통째로 붙여 넣으세요.',
  'design.value-holds-delimiter':
    '{name}의 값 "{value}"에 구분자 "{delimiter}"이(가) 있어 그 키를 다시 읽을 수 없습니다. 다른 구분자를 고르거나 값을 인코딩하세요.',
  'design.attribute-characters': '속성 이름 {name}에 템플릿이 쓰는 중괄호나 콜론이 있습니다. 이름을 바꾸세요.',
  'design.attribute-taken':
    '속성 {name}의 이름이 설계가 직접 만드는 키(pk, sk, gsi1pk 등)와 같습니다. 이름을 바꾸세요.',
  'design.long-name':
    '속성 이름 {name}이(가) {bytes}바이트입니다. 인덱스는 최대 {limit}바이트인 이름까지 포함할 수 있습니다. 항목마다 저장되기도 하니 줄이세요.',
  'design.reserved-name':
    '{name}은(는) 예약어입니다. 표현식에는 {alias}을(를) 쓰고 ExpressionAttributeNames에서 무엇을 뜻하는지 밝힙니다. 여기의 프로그램은 그렇게 합니다.',
  'design.repeated-name': '"{name}"(이)라는 패턴이 둘 있습니다. 각각 다른 이름을 쓰세요.',
  'design.unknown-entity': '패턴 "{name}"의 {entity}은(는) 여기에 없는 엔터티입니다. 엔터티: {entities}.',
  'design.unknown-attribute': '패턴 "{name}"의 {attribute}은(는) {entity}에 없는 속성입니다. 있는 속성: {known}.',
  'design.changes-key':
    '패턴 "{name}"은(는) {entity}의 키인 {attribute}을(를) 바꾸는데, 업데이트로는 키를 바꿀 수 없습니다. 항목을 지우고 새로 넣으세요.',
  'design.flag-key':
    '패턴 "{name}"은(는) 플래그인 {attribute}(으)로 읽습니다. 키는 텍스트, 숫자, 바이너리입니다. 값이 둘인 텍스트로 만드세요.',
  'design.scan':
    '"{name}"에는 Scan만 답할 수 있습니다(호출당 읽기 단위 {units}). 무엇으로 읽는지 지정하거나 Scan을 받아들이세요.',
  'design.strong-on-index':
    '"{name}"은(는) 강력한 일관성을 요구하지만 글로벌 인덱스 {index}은(는) 제공하지 않습니다. 최종 일관성으로 읽습니다.',
  'design.hot-key':
    '피크 때 {key}의 가장 흔한 값이 {index}의 한 파티션이 견디는 양의 {share} %를 차지해 {entity}이(가) 스로틀링됩니다. 키를 샤드 {shards}개로 분산하세요.',
  'design.too-hot-key':
    '피크 때 {key}의 가장 흔한 값이 {index}의 한 파티션이 견디는 양의 {share} %를 차지해 {entity}이(가) 스로틀링되며, 샤드로는 해결되지 않습니다. 읽기를 캐시하거나 항목을 적게 나열하세요.',
  'design.unknown-read': '설계에 "{read}"(이)라는 읽기가 없습니다.',
  'design.delimiter':
    '구분자 "{delimiter}"에 값과 템플릿에도 쓰이는 글자, 숫자, 공백, 중괄호가 있습니다. # 같은 기호를 쓰세요.',
  'design.no-identifier': '{entity}에 식별자가 없어 두 항목의 키가 같아집니다. 항목을 구별하는 속성을 지정하세요.',
  'design.same-identifier': '{entity}의 식별자 {name}이(가) 상위 엔터티의 것과 같습니다. 다른 이름을 쓰세요.',
  'design.unknown-parent': '{entity}의 상위 {parent}은(는) 여기에 없는 엔터티입니다. 추가하거나 다른 상위를 고르세요.',
  'design.circular-parents': '상위 관계가 순환합니다: {circle}. 그중 하나에서 상위를 없애세요.',
  'design.deep-parents':
    '{entity}의 상위가 20개를 넘어 식별자를 모두 키에 담을 수 없습니다. 그중 하나에서 상위를 없애세요.',
  'design.prefix': '{entity}의 접두사 "{prefix}"에 구분자 "{delimiter}"이(가) 있습니다. 자동으로 붙으니 빼세요.',
  'split.one-item':
    '항목 하나는 나눌 수 없습니다. 기껏해야 파티션 하나를 혼자 씁니다. 부하를 여러 항목으로 분산하거나 캐시하세요.',
  'split.local-index':
    '로컬 인덱스가 있는 테이블에서는 한 파티션 키의 모든 항목이 한 파티션에 머물며 모두 합쳐 10 GB에서 멈춥니다. 대신 글로벌 인덱스를 쓰세요.',
  'split.rising':
    '늘어나거나 줄어드는 정렬 키를 따라가는 트래픽은 항상 가장 새로운 끝으로 가므로 나누어도 분산되지 않습니다. 여러 파티션 키로 분산하세요.',
  'split.spread':
    '서로 다른 정렬 키에 계속되는 부하는 여러 파티션으로 나눌 수 있으며, 각 파티션에 한 파티션의 예산 전체가 있습니다. 시간이 걸리며, AWS는 언제인지 밝히지 않습니다.',
};
