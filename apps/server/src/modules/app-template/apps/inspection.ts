import type { AppSpec } from '../app-spec.ts'
import {
  billNumber,
  choice,
  date,
  fromDictionary,
  moment,
  note,
  person,
  pictures,
  ROWS,
  rows,
  stamps,
  text,
} from '../fields.ts'

/** Inspections of places with their defects. */
export const inspection: AppSpec = {
  code: 'inspection',
  name: '安全巡检|安全巡檢|Inspections',
  description:
    '按区域巡检，隐患逐条登记并跟踪整改，附现场照片|依區域巡檢，隱患逐筆登記並追蹤改善，附現場照片|Areas are checked, defects listed and followed until they are mended, with photos',
  category: 'production',
  numbering: { prefix: 'XJ', dateFormat: 'yyyyMMdd', digit: 3 },
  form: { popupType: 'drawer', drawerWidth: '720px' },
  dictionaries: {
    areas: {
      name: '巡检区域|巡檢區域|Inspected areas',
      values: [
        '一号厂房|一號廠房|Hall 1',
        '二号厂房|二號廠房|Hall 2',
        '仓库|倉庫|Store',
        '配电室|配電室|Electrical room',
        '办公楼|辦公大樓|Office building',
      ],
    },
  },
  fields: [
    billNumber('bill_no', '巡检编号|巡檢編號|Number'),
    fromDictionary('area', '巡检区域|巡檢區域|Area', { from: 'areas', required: true }),
    moment('checked_at', '巡检时间|巡檢時間|Checked at', { now: true, required: true }),
    choice('result', '巡检结果|巡檢結果|Result', {
      tones: ['on', 'attention', 'danger'],
      of: ['正常|正常|Fine', '一般隐患|一般隱患|Defects', '重大隐患|重大隱患|Severe defects'],
      as: 'radio',
      first: 1,
      required: true,
    }),
    choice('items', '巡检项目|巡檢項目|Checked', {
      of: [
        '消防通道|消防通道|Escape routes',
        '灭火器|滅火器|Extinguishers',
        '用电安全|用電安全|Electricity',
        '设备运行|設備運行|Machines',
        '环境卫生|環境衛生|Cleanliness',
      ],
      as: 'checkbox',
      span: 24,
    }),
    choice('status', '整改状态|改善狀態|Mending', {
      tones: ['off', 'attention', 'on'],
      of: ['无需整改|無需改善|Not needed', '整改中|改善中|Under way', '已整改|已改善|Mended'],
      first: 1,
    }),
    person('mender', '整改负责人|改善負責人|Mended by'),
    date('mend_until', '整改期限|改善期限|Until'),
    rows('隐患清单|隱患清單|Defects', {
      add: '添加隐患|新增隱患|Add a defect',
      columns: [
        text('defect', '隐患描述|隱患描述|Defect', { required: true }),
        choice('severity', '等级|等級|Severity', { of: ['低|低|Low', '中|中|Medium', '高|高|High'], width: 120 }),
        choice('state', '处理|處理|Done', { of: ['未处理|未處理|Open', '已处理|已處理|Done'], width: 130 }),
      ],
    }),
    pictures('photos', '现场照片|現場照片|Photos'),
    note('remark', '说明|說明|Notes'),
    ...stamps('巡检人|巡檢人|Inspector'),
  ],
  list: {
    columns: {
      bill_no: 160,
      area: 120,
      checked_at: 160,
      result: 110,
      status: 110,
      items: 0,
      mend_until: 120,
      creator: 110,
    },
    search: ['area', 'result', 'status', 'checked_at'],
    sortable: ['bill_no', 'checked_at'],
    sort: 'checked_at',
    group: 'area',
  },
  rights: { staff: 'own', managers: '安全员|安全員|Safety officers' },
  samples: ({ say, day, me }) =>
    (
      [
        ['1', '1', '1', -8, ['1', '2', '3'], ''],
        ['4', '2', '2', -7, ['3', '4'], '配电柜门未上锁|配電櫃門未上鎖|Cabinet was not locked'],
        ['3', '2', '3', -6, ['1', '2'], '灭火器压力不足|滅火器壓力不足|Extinguisher lacks pressure'],
        ['2', '1', '1', -5, ['1', '4', '5'], ''],
        ['5', '1', '1', -4, ['1', '3', '5'], ''],
        ['3', '3', '2', -3, ['1'], '消防通道被货物堵塞|消防通道被貨物堵塞|Escape route blocked by goods'],
        ['1', '2', '2', -2, ['4'], '防护罩松动|防護罩鬆動|Guard is loose'],
        ['4', '1', '1', -1, ['3'], ''],
      ] as const
    ).map(([area, result, status, offset, items, defect]) => ({
      area,
      result,
      status,
      checked_at: day(offset, 14),
      items: [...items],
      ...(status !== '1' && { mender: me, mend_until: day(offset + 14) }),
      [ROWS]:
        defect === ''
          ? []
          : [{ defect: say(defect), severity: result === '3' ? '3' : '2', state: status === '3' ? '2' : '1' }],
    })),
}
