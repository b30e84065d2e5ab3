import type { AppSpec } from '../app-spec.ts'
import {
  billNumber,
  choice,
  files,
  formula,
  moment,
  money,
  note,
  number,
  person,
  ROWS,
  rows,
  stamps,
  STATUS,
  text,
} from '../fields.ts'

/** Courses with their participants and results. */
export const training: AppSpec = {
  code: 'training',
  name: '培训记录|培訓紀錄|Training',
  description:
    '课程、讲师、学员名单与成绩，费用自动合计|課程、講師、學員名單與成績，費用自動加總|Courses, trainers, participants with results; costs add up by themselves',
  category: 'personnel',
  numbering: { prefix: 'PX', dateFormat: 'yyyy', digit: 4 },
  form: { generalWidth: '1000px' },
  fields: [
    billNumber('code', '培训编号|培訓編號|Number'),
    text('title', '课程名称|課程名稱|Course', { required: true }),
    choice('kind', '培训类型|培訓類型|Type', {
      of: [
        '入职培训|到職培訓|Onboarding',
        '岗位技能|崗位技能|Skills',
        '安全培训|安全培訓|Safety',
        '管理培训|管理培訓|Leadership',
        '外部培训|外部培訓|External',
      ],
      required: true,
    }),
    choice('status', STATUS, {
      tones: ['off', 'info', 'on', 'danger'],
      of: ['计划中|規劃中|Planned', '进行中|進行中|Running', '已完成|已完成|Done', '已取消|已取消|Cancelled'],
      first: 1,
      required: true,
    }),
    text('trainer', '讲师|講師|Trainer', { required: true, max: 50 }),
    text('place', '地点|地點|Place'),
    moment('starts_at', '开始时间|開始時間|From', { required: true }),
    number('hours', '课时|課時|Hours', { required: true, precision: 1, min: 0.5 }),
    rows('学员|學員|Participants', {
      add: '添加学员|新增學員|Add a participant',
      sums: ['fee'],
      columns: [
        person('member', '学员|學員|Participant', { required: true, width: 170 }),
        choice('present', '出勤|出勤|Attendance', {
          of: ['出席|出席|Present', '迟到|遲到|Late', '缺席|缺席|Absent'],
          width: 130,
        }),
        number('score', '成绩|成績|Score', { max: 100, precision: 1, width: 110 }),
        money('fee', '费用|費用|Fee', { width: 130 }),
        text('opinion', '评语|評語|Remarks'),
      ],
    }),
    formula('total', '费用合计|費用合計|Total fee', { is: `${ROWS}.fee` }),
    files('slides', '课件|課件|Material'),
    note('summary', '培训总结|培訓總結|Summary'),
    ...stamps('组织者|組織者|Organiser'),
  ],
  list: {
    columns: { code: 130, title: 0, kind: 120, status: 110, trainer: 110, starts_at: 160, hours: 90, total: 110 },
    search: ['title', 'kind', 'status', 'starts_at'],
    sortable: ['code', 'starts_at', 'hours', 'total'],
    sort: 'starts_at',
  },
  rights: { staff: 'view', managers: '培训负责人|培訓負責人|Training managers' },
  samples: ({ say, day, me }) =>
    (
      [
        ['新员工入职培训|新進員工培訓|Welcome to the company', '1', '3', -30, 6, 0],
        ['消防安全演练|消防安全演練|Fire drill', '3', '3', -21, 2, 0],
        ['Excel 数据分析|Excel 資料分析|Data analysis with Excel', '2', '3', -14, 4, 120],
        ['数控机床操作|數控機床操作|Operating CNC machines', '2', '2', -1, 16, 350],
        ['团队管理基础|團隊管理基礎|Leading a team', '4', '1', 7, 8, 680],
        ['ISO 9001 内审员|ISO 9001 內稽員|ISO 9001 auditor', '5', '1', 14, 16, 2400],
        ['信息安全意识|資訊安全意識|Information security', '3', '1', 20, 1.5, 0],
        ['客户沟通技巧|客戶溝通技巧|Talking to customers', '2', '4', -7, 3, 200],
      ] as const
    ).map(([title, kind, status, start, hours, fee], index) => ({
      title: say(title),
      kind,
      status,
      trainer: say('李老师|李老師|Ms Lee'),
      place: say('三楼培训室|三樓培訓室|Room 301'),
      starts_at: day(start, 9),
      hours,
      [ROWS]: [{ member: me, present: '1', ...(status === '3' && { score: 86 + index }), fee }],
    })),
}
