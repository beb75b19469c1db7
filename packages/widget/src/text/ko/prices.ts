/** What is said of prices, piece by piece, by its English; of two that begin alike the longer one first. */
export const PRICES: Readonly<Record<string, string>> = {
  'A million on-demand read units, Standard class': '온디맨드 읽기 단위 100만 개, Standard 클래스',
  'A million on-demand write units, Standard class': '온디맨드 쓰기 단위 100만 개, Standard 클래스',
  'A provisioned read unit for an hour, Standard class': '프로비저닝한 읽기 단위 하나의 한 시간, Standard 클래스',
  'A provisioned write unit for an hour, Standard class': '프로비저닝한 쓰기 단위 하나의 한 시간, Standard 클래스',
  'A GB stored for a month, Standard class': '한 달 동안 저장한 1 GB, Standard 클래스',
  'A million on-demand read units, Standard-IA class': '온디맨드 읽기 단위 100만 개, Standard-IA 클래스',
  'A million on-demand write units, Standard-IA class': '온디맨드 쓰기 단위 100만 개, Standard-IA 클래스',
  'A provisioned read unit for an hour, Standard-IA class': '프로비저닝한 읽기 단위 하나의 한 시간, Standard-IA 클래스',
  'A provisioned write unit for an hour, Standard-IA class':
    '프로비저닝한 쓰기 단위 하나의 한 시간, Standard-IA 클래스',
  'A GB stored for a month, Standard-IA class': '한 달 동안 저장한 1 GB, Standard-IA 클래스',
  'A million on-demand replicated write units, Standard class': '온디맨드 복제 쓰기 단위 100만 개, Standard 클래스',
  'A provisioned replicated write unit for an hour, Standard class':
    '프로비저닝한 복제 쓰기 단위 하나의 한 시간, Standard 클래스',
  'A million on-demand replicated write units, Standard-IA class':
    '온디맨드 복제 쓰기 단위 100만 개, Standard-IA 클래스',
  'A provisioned replicated write unit for an hour, Standard-IA class':
    '프로비저닝한 복제 쓰기 단위 하나의 한 시간, Standard-IA 클래스',
  '100 read units reserved for a year, the fee paid at the start': '1년 동안 예약한 읽기 단위 100개, 처음에 내는 요금',
  '100 read units reserved for a year, the fee for each hour': '1년 동안 예약한 읽기 단위 100개, 시간당 요금',
  '100 read units reserved for three years, the fee paid at the start':
    '3년 동안 예약한 읽기 단위 100개, 처음에 내는 요금',
  '100 read units reserved for three years, the fee for each hour': '3년 동안 예약한 읽기 단위 100개, 시간당 요금',
  '100 write units reserved for a year, the fee paid at the start': '1년 동안 예약한 쓰기 단위 100개, 처음에 내는 요금',
  '100 write units reserved for a year, the fee for each hour': '1년 동안 예약한 쓰기 단위 100개, 시간당 요금',
  '100 write units reserved for three years, the fee paid at the start':
    '3년 동안 예약한 쓰기 단위 100개, 처음에 내는 요금',
  '100 write units reserved for three years, the fee for each hour': '3년 동안 예약한 쓰기 단위 100개, 시간당 요금',
  'A GB under point-in-time recovery for a month': '시점 복구로 보호하는 1 GB의 한 달',
  'A GB of an on-demand backup kept for a month': '한 달 동안 보관한 온디맨드 백업 1 GB',
  'A GB restored from a backup': '백업에서 복원한 1 GB',
  'A GB of a full export to S3': 'S3로 전체 내보낸 1 GB',
  'A GB processed by an incremental export to S3': 'S3로의 증분 내보내기가 처리한 1 GB',
  'A GB imported from S3': 'S3에서 가져온 1 GB',
  'A million reads of DynamoDB Streams': 'DynamoDB Streams 읽기 100만 회',
  'A million change data capture units for Kinesis Data Streams':
    'Kinesis Data Streams용 변경 데이터 캡처 단위 100만 개',
  'A read unit of warm throughput above the present value, once': '현재 값을 넘는 웜 처리량의 읽기 단위 하나, 한 번',
  'A write unit of warm throughput above the present value, once': '현재 값을 넘는 웜 처리량의 쓰기 단위 하나, 한 번',
  'Read from an AWS price list or table': 'AWS 요금표에서 읽음',
  'Copied from AWS by someone else': '다른 사람이 AWS에서 옮겨 적음',
  'Worked out from another price by a rule of AWS': '다른 요금에서 AWS의 규칙에 따라 계산함',
  'The price of the same unit of Amazon Keyspaces, which is equal wherever both are known':
    'Amazon Keyspaces의 같은 단위 요금이며, 둘 다 알려진 곳에서는 서로 같음',
  'Handed in by the caller': '직접 입력함',
  'with the question': '질문과 함께',
  'before 2024-11': '2024-11 이전',
  '2026 (undated)': '2026(날짜 없음)',
  'confidence high': '신뢰도 높음',
  'confidence medium-low': '신뢰도 조금 낮음',
  'confidence medium': '신뢰도 보통',
  'confidence low': '신뢰도 낮음',
  'Since 1 November 2024 a replicated write unit costs as much as an ordinary one of its class':
    '2024년 11월 1일부터 복제 쓰기 단위의 요금은 같은 클래스의 일반 쓰기 단위와 같습니다',
  'AWS lists full and incremental exports at the same price for each GB':
    'AWS는 전체 내보내기와 증분 내보내기의 GB당 요금을 같게 표시합니다',
  'AWS-owned spreadsheet "DynamoDB Cost Template", sheet Data: 31 regions x 10 prices, after the November 2024 cut':
    'AWS의 스프레드시트 "DynamoDB Cost Template", Data 시트: 리전 31개 × 요금 10개, 2024년 11월 인하 후',
  'AWS Labs reserved-capacity tool, built-in public rate card v1.1.4 (provisioned, rWCU after the Nov 2024 cut, reserved 1y/3y)':
    'AWS Labs의 예약 용량 도구에 내장된 공개 요금표 v1.1.4(프로비저닝, 2024년 11월 인하 후의 rWCU, 예약 1년/3년)',
  'research note for issue #1014, us-east-1 rows extracted from the bulk index.csv, retrieved 2026-09-06 (offer version 20260831092318 or thereabouts)':
    '이슈 #1014의 조사 메모, 대량 index.csv에서 추출한 us-east-1 행, 2026-09-06에 받음(제공 버전 20260831092318 무렵)',
  'ScyllaDB DynamoDB cost calculator constants (us-east-1), incl. Standard-IA, reserved 1y, DAX r5':
    'ScyllaDB의 DynamoDB 비용 계산기 상수(us-east-1), Standard-IA, 예약 1년, DAX r5 포함',
  'transcription of the AWS pricing page before Nov 2024 (backup classes, reserved 1y/3y, streams, CDC, export)':
    '2024년 11월 이전 AWS 요금 페이지를 옮겨 적음(백업 클래스, 예약 1년/3년, 스트림, CDC, 내보내기)',
  'golden test output produced from live prices (regenerated 2024-11-15, after the cut)':
    '실제 요금으로 만든 테스트 기준 출력(2024-11-15에 인하 후 다시 만듦)',
  'transcription of the AWS on-demand pricing page (us-east-1) made before Nov 2024; only dimensions untouched by the cut are used':
    '2024년 11월 이전에 AWS 온디맨드 요금 페이지(us-east-1)를 옮겨 적음. 인하와 무관한 항목만 사용',
  'AWS published price map (meteredUnitMaps) of Amazon Keyspaces (AmazonMCS) - ANOTHER service whose unit prices equal DynamoDB ones; used only as proxy':
    'AWS가 공개한 Amazon Keyspaces(AmazonMCS)의 요금표(meteredUnitMaps). 단위 요금이 DynamoDB와 같은 다른 서비스이며 대용으로만 사용',
  'Price List bulk ap-south-1, read 2026-09-18/19; three independent files agree':
    'Price List 대량 파일 ap-south-1, 2026-09-18/19에 읽음. 독립된 파일 세 개가 일치',
  'confirmed live with get_products(regionCode=ap-northeast-2) on 2026-06-12':
    'get_products(regionCode=ap-northeast-2)로 2026-06-12에 직접 확인',
  'Price List API offer AmazonDynamoDB ap-southeast-2, reported 2026-08-13':
    'Price List API의 AmazonDynamoDB ap-southeast-2, 2026-08-13에 보고됨',
  'generated from the AWS Price List bulk files on 2026-10-01T03:04Z (4 regions: on-demand WRU/RRU and storage tiers)':
    '2026-10-01T03:04Z에 AWS Price List 대량 파일에서 생성(리전 4개: 온디맨드 WRU/RRU와 스토리지 구간)',
  'Price List ap-northeast-1: offer 20260722003827 (SKUs HBK75W4NW4DYPFAC write, 2HPSAWPXJ2JJJ6XY storage) and downloads of 2026-09-23':
    'Price List ap-northeast-1: 제공 버전 20260722003827(SKU HBK75W4NW4DYPFAC 쓰기, 2HPSAWPXJ2JJJ6XY 스토리지)과 2026-09-23의 다운로드',
  'Price List eu-central-1, read 2026-09-11 (WRU, RRU, storage, PITR)':
    'Price List eu-central-1, 2026-09-11에 읽음(WRU, RRU, 스토리지, PITR)',
  'rows copied with SKU, tier and offer version from AmazonDynamoDB/20260911124422/eu-west-1/index.json, checked 2026-10-04':
    'AmazonDynamoDB/20260911124422/eu-west-1/index.json에서 SKU, 구간, 제공 버전과 함께 복사한 행, 2026-10-04에 확인',
  'notes of the AWS Pricing Calculator line item, "Verified us-east-2" against the Price List API 2026-05 and reconciled to the cent with a calculator capture':
    'AWS Pricing Calculator 항목의 메모. 2026-05에 Price List API로 us-east-2를 검증했고 계산기 화면과 센트까지 일치',
  'rows with SKUs from AmazonDynamoDB/20260831092153/us-west-2/index.json':
    'AmazonDynamoDB/20260831092153/us-west-2/index.json의 SKU가 있는 행',
  'after the Nov 2024 cut rWCU = WCU': '2024년 11월 인하 후 rWCU = WCU',
  'not in the Price List API (checked for us-east-2, 2026-05); console/pricing page only, limited regions':
    'Price List API에 없음(us-east-2, 2026-05에 확인). 콘솔과 요금 페이지에만 있고 일부 리전만 해당',
  'also 0.20 in us-east-2 and us-west-2 in 2026': '2026년 us-east-2와 us-west-2에서도 0.20',
  'also 0.10 in us-east-2 2026-05': '2026-05 us-east-2에서도 0.10',
  '0.10 read directly in us-east-2 2026-05': '2026-05 us-east-2에서 직접 읽은 값 0.10',
  '0.15 read directly in us-east-2 2026-05': '2026-05 us-east-2에서 직접 읽은 값 0.15',
  'since Nov 2024 a replicated write costs the same as a single-region write (equal in the price list of us-east-1 and us-east-2)':
    '2024년 11월부터 복제 쓰기의 요금은 단일 리전 쓰기와 같음(us-east-1과 us-east-2의 요금표에서 같음)',
  'IA/Standard ratio 1.10 where every other region keeps 1.22-1.28; equal to the eu-south-1 figure, so probably a slip in the source':
    'IA/Standard 비율이 다른 리전은 모두 1.22-1.28인데 여기는 1.10이고, eu-south-1의 값과 같으므로 출처의 실수로 보임',
  'out of line with every other region (suspect in the source)': '다른 모든 리전과 맞지 않음(출처가 의심스러움)',
  'suspect: upfront is -0.7% off the usual ratio to the hourly price':
    '의심스러움: 선결제가 시간당 요금과의 보통 비율에서 -0.7% 벗어남',
  'suspect: hourly is -20.6% off the usual ratio': '의심스러움: 시간당 요금이 보통 비율에서 -20.6% 벗어남',
  'IA/Standard ratio 1.04 where every other region keeps 1.22-1.28; probably a slip in the source':
    'IA/Standard 비율이 다른 리전은 모두 1.22-1.28인데 여기는 1.04이며, 출처의 실수로 보임',
  'fits a calculator capture to the cent; equal to the Keyspaces restore price':
    '계산기 화면과 센트까지 일치하며 Keyspaces의 복원 요금과 같음',
};
