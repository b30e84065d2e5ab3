// oxlint-disable max-lines -- one table
import { formatMoment, SYSTEM_TIME_FORMAT } from '@sqos/form-model'
import { KIND_EXAMPLES } from '@sqos/form-model/testing'

/** One value of a field in each of its representations. */
export interface Value {
  /** As a form sends it. */
  sent: unknown
  /** As a form receives it; default `sent`. */
  raw?: unknown
  /** The value of the column: a Date for moments. */
  cell: unknown
  /** The text in the detail, and in the list when the kind can be a column. */
  shown: unknown
  /** The search value that finds this record and not the other one. */
  search?: unknown
  /** The cell of a workbook, where it differs from `shown`. */
  typed?: string | number
}

/** A field of the form with two distinct values. */
export interface KindCase {
  kind: string
  /** Suffix of the name when a kind has several cases. */
  as?: string
  props?: Record<string, unknown>
  config?: Record<string, unknown>
  first: Value
  second: Value
  /** Computed by the server, or absent from workbooks. */
  isNotImported?: true
}

/** A day in local time, as pickers send it. */
const day = (month: number, date: number) => new Date(2026, month - 1, date).getTime()
const at = (date: number, hour: number, minute: number) => new Date(2026, 10, date, hour, minute, 5).getTime()

const options = [
  { id: 'a', fullName: '甲' },
  { id: 'b', fullName: '乙' },
  { id: 3, fullName: '丙' },
]
const slot = { __slot__: { options } }
const tree = {
  options: [
    { id: 'n', fullName: '北', children: [{ id: 'n1', fullName: '北一' }] },
    { id: 's', fullName: '南', children: [{ id: 's1', fullName: '南一' }] },
  ],
}
const keys = { value: 'id', label: 'fullName', children: 'children' }
const dictionary = { dataType: 'dictionary', dictionaryType: 'levels' }
const dynamic = { dataType: 'dynamic', propsUrl: 'stores', props: { value: 'code', label: 'fullName' } }
const multiple = { multiple: true }

/** Placeholder for the id of the model that `buildWorld` creates. */
export const CUSTOMERS = 'model of customers'

/** The table of contract/platform.md 13.4, 13.5 and 13.6: every kind with a stored value, in all variants. */
const CASES: readonly KindCase[] = [
  {
    kind: 'comInput',
    first: { sent: '王府井 100%_', cell: '王府井 100%_', shown: '王府井 100%_', search: '100%_' },
    second: { sent: '=1+1 \'"; --', cell: '=1+1 \'"; --', shown: '=1+1 \'"; --', search: '\'"' },
  },
  {
    kind: 'textarea',
    first: { sent: '一\n二', cell: '一\n二', shown: '一\n二', search: '二' },
    second: { sent: '三,四', cell: '三,四', shown: '三,四', search: '三' },
  },
  {
    kind: 'numInput',
    first: { sent: 1.25, cell: 1.25, shown: '1.25', search: [1, 2] },
    second: { sent: '-7', raw: -7, cell: -7, shown: '-7', search: [null, 0] },
  },
  {
    kind: 'numInput',
    as: 'whole',
    props: { precision: 0 },
    first: { sent: 0, cell: 0, shown: '0', search: [0, 0] },
    second: { sent: 900_719_925_474, cell: 900_719_925_474, shown: '900719925474', search: [1, null] },
  },
  {
    kind: 'switch',
    first: { sent: 1, cell: '1', shown: '开' },
    second: { sent: false, raw: 0, cell: '0', shown: '关' },
  },
  {
    kind: 'switch',
    as: 'words',
    props: { 'active-value': 'Y', 'inactive-value': 'N', activeTxt: '是', inactiveTxt: '否' },
    first: { sent: 'Y', cell: 'Y', shown: '是' },
    second: { sent: 'N', cell: 'N', shown: '否' },
  },
  {
    kind: 'radio',
    props: slot,
    first: { sent: 'a', cell: 'a', shown: '甲', search: 'a' },
    second: { sent: 3, cell: '3', shown: '丙', search: '3' },
  },
  {
    kind: 'checkbox',
    props: slot,
    first: { sent: ['a', 'b'], cell: '["a","b"]', shown: '甲,乙', search: 'b' },
    second: { sent: [3], cell: '[3]', shown: '丙', search: '3' },
  },
  {
    kind: 'select',
    config: dictionary,
    first: { sent: 'l1', cell: 'l1', shown: '高', search: 'l1' },
    second: { sent: 'l2', cell: 'l2', shown: '低', search: 'l2' },
  },
  {
    kind: 'select',
    as: 'codes',
    config: { ...dictionary, props: { value: 'enCode', label: 'fullName' } },
    first: { sent: 'high', cell: 'high', shown: '高', search: 'high' },
    second: { sent: 'low', cell: 'low', shown: '低', search: 'low' },
  },
  {
    kind: 'select',
    as: 'several',
    props: multiple,
    config: dynamic,
    first: { sent: ['A', 'B'], cell: '["A","B"]', shown: '一号仓,二号仓', search: 'A' },
    second: { sent: ['C'], cell: '["C"]', shown: '三号仓', search: 'C' },
  },
  {
    kind: 'cascader',
    props: { ...tree, props: { props: keys } },
    first: { sent: ['n', 'n1'], cell: '["n","n1"]', shown: '北/北一', search: ['n', 'n1'] },
    second: { sent: ['s'], cell: '["s"]', shown: '南', search: ['s'] },
  },
  {
    kind: 'cascader',
    as: 'several',
    props: { ...tree, separator: ' > ', props: { props: { ...keys, multiple: true } } },
    first: { sent: [['n', 'n1'], ['s']], cell: '[["n","n1"],["s"]]', shown: '北 > 北一,南', search: ['n', 'n1'] },
    second: { sent: [['s', 's1']], cell: '[["s","s1"]]', shown: '南 > 南一', search: ['s', 's1'] },
  },
  {
    kind: 'cascader',
    as: 'last',
    props: { ...tree, 'show-all-levels': false, props: { props: keys } },
    first: { sent: ['n', 'n1'], cell: '["n","n1"]', shown: '北一', search: ['n', 'n1'] },
    second: { sent: ['s'], cell: '["s"]', shown: '南', search: ['s'] },
  },
  {
    kind: 'treeSelect',
    props: { ...tree, props: { props: keys } },
    first: { sent: 'n1', cell: 'n1', shown: '北一', search: 'n1' },
    second: { sent: 's', cell: 's', shown: '南', search: 's' },
  },
  {
    kind: 'treeSelect',
    as: 'several',
    props: { ...tree, ...multiple, props: { props: keys } },
    first: { sent: ['n', 'n1'], cell: '["n","n1"]', shown: '北,北一', search: 'n1' },
    second: { sent: ['s'], cell: '["s"]', shown: '南', search: 's' },
  },
  {
    kind: 'date',
    first: { sent: day(11, 20), cell: new Date(day(11, 20)), shown: '2026-11-20', search: [day(11, 20), day(11, 20)] },
    second: {
      sent: '2026-12-01',
      raw: day(12, 1),
      cell: new Date(day(12, 1)),
      shown: '2026-12-01',
      search: [day(11, 30), null],
    },
  },
  {
    kind: 'date',
    as: 'time',
    props: { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss' },
    first: {
      sent: at(20, 8, 30),
      cell: new Date(at(20, 8, 30)),
      shown: '2026-11-20 08:30:05',
      search: [null, at(20, 8, 31)],
    },
    second: {
      sent: at(20, 9, 0),
      cell: new Date(at(20, 9, 0)),
      shown: '2026-11-20 09:00:05',
      search: [at(20, 9, 0), null],
    },
  },
  {
    kind: 'date',
    as: 'words',
    props: { format: 'yyyy年MM月dd日' },
    first: { sent: day(2, 3), cell: new Date(day(2, 3)), shown: '2026年02月03日', search: [day(2, 1), day(2, 28)] },
    second: { sent: day(3, 4), cell: new Date(day(3, 4)), shown: '2026年03月04日', search: [day(3, 1), day(3, 28)] },
  },
  {
    kind: 'date',
    as: 'month',
    props: { type: 'month', format: 'yyyy-MM' },
    first: { sent: day(2, 1), cell: new Date(day(2, 1)), shown: '2026-02', search: [day(2, 1), day(2, 1)] },
    second: { sent: day(3, 1), cell: new Date(day(3, 1)), shown: '2026-03', search: [day(3, 1), day(3, 1)] },
  },
  {
    kind: 'time',
    first: { sent: '08:30:00', cell: '08:30:00', shown: '08:30:00', search: ['08:00:00', '08:30'] },
    second: { sent: '9:05', raw: '09:05:00', cell: '09:05:00', shown: '09:05:00', search: ['09:05', '10:00'] },
  },
  {
    kind: 'time',
    as: 'short',
    props: { format: 'HH:mm', 'value-format': 'HH:mm' },
    first: { sent: '08:30', cell: '08:30', shown: '08:30', search: ['08:30:00', '08:30:00'] },
    second: { sent: '21:05', cell: '21:05', shown: '21:05', search: ['21:05', null] },
  },
  {
    kind: 'dateRange',
    first: {
      sent: [day(11, 1), day(11, 2)],
      cell: JSON.stringify([day(11, 1), day(11, 2)]),
      shown: '2026-11-01至2026-11-02',
    },
    second: {
      sent: ['2026-12-01', '2026-12-02'],
      raw: [day(12, 1), day(12, 2)],
      cell: JSON.stringify([day(12, 1), day(12, 2)]),
      shown: '2026-12-01至2026-12-02',
    },
  },
  {
    kind: 'timeRange',
    first: { sent: ['08:00:00', '09:30:00'], cell: '["08:00:00","09:30:00"]', shown: '08:00:00至09:30:00' },
    second: { sent: ['10:00:00', '11:00:00'], cell: '["10:00:00","11:00:00"]', shown: '10:00:00至11:00:00' },
  },
  {
    kind: 'colorPicker',
    first: { sent: '#1890ff', cell: '#1890ff', shown: '#1890ff' },
    second: { sent: 'rgba(0, 0, 0, 0.5)', cell: 'rgba(0, 0, 0, 0.5)', shown: 'rgba(0, 0, 0, 0.5)' },
  },
  {
    kind: 'rate',
    props: { 'allow-half': true },
    first: { sent: 3.5, cell: 3.5, shown: 3.5 },
    second: { sent: '1', raw: 1, cell: 1, shown: 1 },
  },
  {
    kind: 'slider',
    first: { sent: '40', raw: 40, cell: 40, shown: 40 },
    second: { sent: 0, cell: 0, shown: 0 },
  },
  {
    kind: 'slider',
    as: 'range',
    props: { range: true },
    first: { sent: [10, 20], cell: '[10,20]', shown: [10, 20], typed: '10 - 20' },
    second: { sent: [0, 5], cell: '[0,5]', shown: [0, 5], typed: '0 - 5' },
  },
  {
    kind: 'editor',
    first: { sent: '<p>一 <b>二</b></p>', cell: '<p>一 <b>二</b></p>', shown: '<p>一 <b>二</b></p>' },
    second: { sent: '<p></p>', cell: '<p></p>', shown: '<p></p>' },
  },
  {
    kind: 'PsdInput',
    first: { sent: 's3cret', cell: 's3cret', shown: '******', typed: 's3cret' },
    second: { sent: 'other', cell: 'other', shown: '******', typed: 'other' },
  },
  {
    kind: 'SQOSAmount',
    props: { showChinese: true },
    first: { sent: 100, cell: 100, shown: '100 壹佰圆整', search: [99, 101] },
    second: { sent: '2.5', raw: 2.5, cell: 2.5, shown: '2.5 贰圆伍角', search: [null, 3] },
  },
  {
    kind: 'dicSelect',
    first: { sent: 'levels', cell: 'levels', shown: 'levels' },
    second: { sent: 'other', cell: 'other', shown: 'other' },
  },
  {
    kind: 'comSelect',
    first: { sent: ['o1', 'd1'], cell: '["o1","d1"]', shown: '晨光集团/人事部', search: ['o1', 'd1'] },
    second: { sent: ['o2'], cell: '["o2"]', shown: '晨光北方', search: ['o2'] },
  },
  {
    kind: 'comSelect',
    as: 'several',
    props: multiple,
    first: {
      sent: [['o1', 'd1'], ['o2']],
      cell: '[["o1","d1"],["o2"]]',
      shown: '晨光集团/人事部,晨光北方',
      search: ['o1', 'd1'],
    },
    second: { sent: [['o1']], cell: '[["o1"]]', shown: '晨光集团', search: ['o1'] },
  },
  {
    kind: 'depSelect',
    first: { sent: 'd1', cell: 'd1', shown: '人事部', search: 'd1' },
    second: { sent: 'd3', cell: 'd3', shown: '晨光北方', search: 'd3' },
  },
  {
    kind: 'depSelect',
    as: 'several',
    props: multiple,
    first: { sent: ['d1', 'd3'], cell: '["d1","d3"]', shown: '人事部,晨光北方', search: 'd1' },
    second: { sent: ['d2'], cell: '["d2"]', shown: '财务部', search: 'd2' },
  },
  {
    kind: 'posSelect',
    first: { sent: 'p1', cell: 'p1', shown: '人事经理', search: 'p1' },
    second: { sent: 'p2', cell: 'p2', shown: '出纳', search: 'p2' },
  },
  {
    kind: 'posSelect',
    as: 'several',
    props: multiple,
    first: { sent: ['p1', 'p2'], cell: '["p1","p2"]', shown: '人事经理,出纳', search: 'p1' },
    second: { sent: ['p2'], cell: '["p2"]', shown: '出纳', search: undefined },
  },
  {
    kind: 'userSelect',
    first: { sent: 'u1', cell: 'u1', shown: '王芳/wang', search: 'u1' },
    second: { sent: ['u2'], raw: 'u2', cell: 'u2', shown: '李娜/lina', search: 'u2' },
  },
  {
    kind: 'userSelect',
    as: 'several',
    props: multiple,
    first: { sent: ['u1', 'u2'], cell: '["u1","u2"]', shown: '王芳/wang,李娜/lina', search: 'u2' },
    second: { sent: ['u1'], cell: '["u1"]', shown: '王芳/wang' },
  },
  {
    kind: 'address',
    first: { sent: ['31', '3101'], cell: '["31","3101"]', shown: '上海市/黄浦区', search: ['31', '3101'] },
    second: { sent: ['11'], cell: '["11"]', shown: '北京市', search: ['11'] },
  },
  {
    kind: 'address',
    as: 'several',
    props: multiple,
    first: {
      sent: [['31', '3101'], ['11']],
      cell: '[["31","3101"],["11"]]',
      shown: '上海市/黄浦区,北京市',
      search: ['31', '3101'],
    },
    second: { sent: [['31']], cell: '[["31"]]', shown: '上海市', search: ['31'] },
  },
  {
    kind: 'relationForm',
    props: { modelId: CUSTOMERS, relationField: 'F_Name' },
    first: { sent: 'r1', cell: 'r1', shown: '大成' },
    second: { sent: 'r2', cell: 'r2', shown: '小满' },
  },
  {
    kind: 'popupSelect',
    props: { interfaceId: 'stores', propsValue: 'code', relationField: 'fullName' },
    first: { sent: 'A', cell: 'A', shown: '一号仓' },
    second: { sent: 'B', cell: 'B', shown: '二号仓' },
  },
  {
    kind: 'hologram',
    as: 'unknown',
    first: { sent: { image: 'x' }, cell: '{"image":"x"}', raw: '{"image":"x"}', shown: '{"image":"x"}' },
    second: { sent: 'text', cell: 'text', shown: 'text' },
  },
]

/** Every kind with a stored value: the table above and the examples of the kinds. */
export const KIND_CASES: readonly KindCase[] = [
  ...CASES,
  ...Object.entries(KIND_EXAMPLES).map(([kind, example]) => ({ kind, ...example })),
]

/** A field that the server fills in, after one user created the record and another one changed it. */
export interface FilledCase {
  kind: string
  as?: string
  props?: Record<string, unknown>
  config?: Record<string, unknown>
  /** The value of the column. */
  cell: unknown
  /** The text in forms, details and lists. */
  shown: string
  search: unknown
}

/** The time of the test clock. */
export const NOW = new Date('2026-11-21T10:00:00+08:00')

/** The table of contract/platform.md 13.5: a record created by 王芳 and changed by 李娜. */
export const FILLED_CASES: readonly FilledCase[] = [
  { kind: 'createUser', cell: 'u1', shown: '王芳', search: 'u1' },
  { kind: 'modifyUser', cell: 'u2', shown: '李娜', search: 'u2' },
  {
    kind: 'createTime',
    cell: NOW,
    shown: formatMoment(NOW.getTime(), SYSTEM_TIME_FORMAT),
    search: [NOW.getTime(), null],
  },
  {
    kind: 'modifyTime',
    cell: NOW,
    shown: formatMoment(NOW.getTime(), SYSTEM_TIME_FORMAT),
    search: [null, NOW.getTime()],
  },
  { kind: 'currOrganize', cell: 'd1', shown: '人事部', search: ['o1', 'd1'] },
  {
    kind: 'currOrganize',
    as: 'all',
    props: { showLevel: 'all' },
    cell: 'd1',
    shown: '晨光集团/人事部',
    search: ['o1', 'd1'],
  },
  { kind: 'currDept', cell: 'd1', shown: '人事部', search: 'd1' },
  { kind: 'currPosition', cell: 'p1', shown: '人事经理', search: 'p1' },
  { kind: 'billRule', config: { rule: 'no' }, cell: 'NO-5', shown: 'NO-5', search: 'O-5' },
  {
    kind: 'calculate',
    props: { expression: [{ __vModel__: 'F_numInput' }, '×', '2'] },
    cell: '2.50',
    shown: '2.50',
    search: [2, 3],
  },
]

/** The field name of a case. */
export const nameOf = ({ kind, as }: Pick<KindCase, 'kind' | 'as'>) => `F_${kind}${as === undefined ? '' : `_${as}`}`
