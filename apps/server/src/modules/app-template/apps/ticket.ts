import type { AppSpec } from '../app-spec.ts'
import {
  billNumber,
  choice,
  date,
  files,
  formula,
  fromDictionary,
  moment,
  note,
  number,
  other,
  person,
  phone,
  ROWS,
  rows,
  stamps,
  STATUS,
  text,
} from '../fields.ts'

/** Questions and faults that customers or staff report. */
export const ticket: AppSpec = {
  code: 'ticket',
  name: '工单管理|工單管理|Tickets',
  description:
    '问题登记、派单、处理过程与满意度，工时自动合计|問題登記、派單、處理過程與滿意度，工時自動加總|Reported problems with the work on them, hours add up, and the customer rates the result',
  category: 'sale',
  numbering: { prefix: 'GD', dateFormat: 'yyyyMM', digit: 5 },
  dictionaries: {
    kinds: {
      name: '工单类别|工單類別|Kinds of tickets',
      values: [
        '咨询|諮詢|Question',
        '故障|故障|Fault',
        '投诉|申訴|Complaint',
        '建议|建議|Suggestion',
        '安装调试|安裝調試|Installation',
      ],
    },
  },
  fields: [
    billNumber('bill_no', '工单编号|工單編號|Number'),
    text('title', '标题|標題|Title', { required: true }),
    fromDictionary('kind', '类别|類別|Kind', { from: 'kinds', required: true }),
    choice('priority', '优先级|優先順序|Priority', {
      tones: ['off', 'info', 'attention', 'danger'],
      of: ['低|低|Low', '中|中|Medium', '高|高|High', '紧急|緊急|Urgent'],
      as: 'radio',
      first: 2,
      required: true,
    }),
    choice('status', STATUS, {
      tones: ['attention', 'info', 'info', 'off'],
      of: ['待处理|待處理|Open', '处理中|處理中|In progress', '待确认|待確認|To be confirmed', '已关闭|已結案|Closed'],
      first: 1,
      required: true,
    }),
    text('customer', '客户|客戶|Customer'),
    phone('phone', '联系电话|聯絡電話|Phone'),
    person('assignee', '处理人|處理人|Assigned to'),
    moment('due_at', '要求完成时间|要求完成時間|Due at'),
    note('problem', '问题描述|問題描述|Problem', { required: true, max: 1000 }),
    files('papers', '附件|附件|Attachments'),
    rows('处理过程|處理過程|Work', {
      add: '添加记录|新增紀錄|Add an entry',
      sums: ['hours'],
      columns: [
        date('day', '日期|日期|Day', { required: true, width: 150 }),
        text('work', '处理内容|處理內容|Work', { required: true, max: 200 }),
        number('hours', '工时|工時|Hours', { precision: 1, width: 120 }),
      ],
    }),
    formula('hours', '总工时|總工時|Total hours', { is: `${ROWS}.hours` }),
    other('rate', ['rating', '满意度|滿意度|Rating'], { props: { max: 5 } }),
    note('solution', '解决方案|解決方案|Solution'),
    ...stamps('登记人|登記人|Reported by'),
  ],
  list: {
    columns: {
      bill_no: 150,
      title: 0,
      status: 110,
      priority: 90,
      kind: 110,
      customer: 160,
      assignee: 150,
      due_at: 160,
      hours: 90,
    },
    search: ['title', 'status', 'priority', 'kind', 'assignee'],
    sortable: ['bill_no', 'due_at', 'hours'],
    sort: 'bill_no',
  },
  rights: { staff: 'own', managers: '客服|客服|Support' },
  samples: ({ say, day, me }) =>
    (
      [
        ['设备无法开机|設備無法開機|Machine does not start', '2', '4', '2', '华东精密|華東精密|Eastern Precision', 3],
        [
          '发票抬头修改|發票抬頭修改|Correct the name on an invoice',
          '1',
          '2',
          '4',
          '蓝海食品|藍海食品|Blue Sea Food',
          0.5,
        ],
        ['送货延迟|送貨延遲|Late delivery', '3', '3', '3', '金桥建筑|金橋建築|Golden Bridge', 1],
        ['增加导出功能|新增匯出功能|Please add an export', '4', '1', '1', '新锐软件|新銳軟體|Newsoft', 0],
        ['新机安装|新機安裝|New machine', '5', '2', '2', '瑞康医疗|瑞康醫療|Ruikang Medical', 6],
        ['说明书索取|索取說明書|Manual wanted', '1', '1', '4', '绿源农业|綠源農業|Green Source', 0.2],
        ['运行噪音大|運轉噪音大|Runs too loud', '2', '3', '1', '恒力机电|恆力機電|Hengli Motors', 0],
        ['账号无法登录|帳號無法登入|Cannot sign in', '2', '4', '4', '星河传媒|星河傳媒|Galaxy Media', 1],
      ] as const
    ).map(([title, kind, priority, status, from, hours], index) => ({
      title: say(title),
      kind,
      priority,
      status,
      customer: say(from),
      phone: `1360000890${index}`,
      assignee: me,
      due_at: day(index - 3, 18),
      problem: say('客户来电反映，请尽快处理|客戶來電反映，請盡快處理|The customer called; please look at it soon'),
      ...(status === '4' && {
        rating: 4 + (index % 2),
        solution: say('已解决并回访|已解決並回訪|Solved and confirmed'),
      }),
      [ROWS]:
        hours === 0
          ? []
          : [
              {
                day: day(index - 6),
                work: say('电话沟通并处理|電話溝通並處理|Talked on the phone and fixed it'),
                hours,
              },
            ],
    })),
}
