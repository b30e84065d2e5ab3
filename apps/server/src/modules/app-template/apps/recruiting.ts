import type { AppSpec } from '../app-spec.ts'
import {
  billNumber,
  choice,
  date,
  department,
  files,
  fromDictionary,
  money,
  note,
  number,
  person,
  phone,
  ROWS,
  rows,
  stamps,
  text,
} from '../fields.ts'

/** Positions to fill, and the people who apply. */
export const recruiting: AppSpec = {
  code: 'recruiting',
  name: '招聘管理|招募管理|Recruiting',
  description:
    '候选人从投递到入职的每一步，面试记录逐条填写，按阶段分组|應徵者從投遞到報到的每一步，面試紀錄逐筆填寫，依階段分組|Every step of an applicant from CV to contract, interviews row by row, grouped by stage',
  category: 'personnel',
  numbering: { prefix: 'ZP', dateFormat: 'yyyy', digit: 4 },
  dictionaries: {
    sources: {
      name: '招聘渠道|招募管道|Sources of applicants',
      values: [
        '内部推荐|內部推薦|Referral',
        '招聘网站|求職網站|Job board',
        '校园招聘|校園徵才|Campus',
        '猎头|獵才顧問|Agency',
        '公司官网|公司官網|Website',
      ],
    },
  },
  fields: [
    billNumber('code', '候选人编号|應徵者編號|Number'),
    text('name', '姓名|姓名|Name', { required: true, max: 50 }),
    text('position', '应聘职位|應徵職位|Position', { required: true }),
    department('team', '用人部门|用人部門|Department', { required: false }),
    phone('phone', '手机|手機|Mobile', { required: true }),
    text('mail', '邮箱|電子郵件|E-mail'),
    fromDictionary('source', '招聘渠道|招募管道|Source', { from: 'sources' }),
    number('years', '工作年限|工作年資|Years of experience', { max: 60 }),
    money('salary', '期望月薪|期望月薪|Expected salary'),
    choice('stage', '阶段|階段|Stage', {
      tones: ['off', 'info', 'attention', 'on', 'danger'],
      of: [
        '简历筛选|履歷篩選|CV',
        '面试中|面試中|Interviews',
        '已发录用|已發錄取|Offer',
        '已入职|已報到|Hired',
        '已淘汰|已淘汰|Rejected',
      ],
      first: 1,
      required: true,
    }),
    person('recruiter', '负责人|負責人|Recruiter', { me: true }),
    rows('面试记录|面試紀錄|Interviews', {
      add: '添加面试|新增面試|Add an interview',
      columns: [
        date('day', '日期|日期|Day', { required: true, width: 150 }),
        person('interviewer', '面试官|面試官|Interviewer', { width: 160 }),
        choice('result', '结论|結論|Result', {
          of: ['通过|通過|Passed', '待定|待定|Undecided', '不通过|不通過|Failed'],
          width: 130,
        }),
        text('opinion', '评价|評價|Opinion', { max: 200 }),
      ],
    }),
    files('resume', '简历|履歷|CV'),
    note('remark', '备注|備註|Notes'),
    ...stamps('登记人|登記人|Entered by'),
  ],
  list: {
    columns: { code: 130, name: 110, position: 0, stage: 110, source: 120, years: 90, salary: 120, recruiter: 150 },
    search: ['name', 'position', 'stage', 'source'],
    sortable: ['code', 'years', 'salary'],
    sort: 'code',
    group: 'stage',
  },
  rights: { staff: 'own', managers: '招聘专员|招募專員|Recruiters' },
  samples: ({ say, day, me, department: team }) =>
    (
      [
        ['陈晓明|陳曉明|Grace Miller', '前端工程师|前端工程師|Frontend engineer', '2', '2', 5, 22_000],
        ['李思雨|李思雨|Tom Baker', '财务专员|財務專員|Accountant', '1', '3', 4, 12_000],
        ['王浩然|王浩然|Nora Fischer', '销售经理|業務經理|Sales manager', '4', '2', 9, 28_000],
        ['赵欣怡|趙欣怡|Liam Walker', '人事助理|人事助理|HR assistant', '3', '4', 0, 7500],
        ['孙立军|孫立軍|Emma Rossi', '机械工程师|機械工程師|Mechanical engineer', '2', '1', 7, 18_000],
        ['周婷婷|周婷婷|Noah Schmidt', '采购专员|採購專員|Buyer', '5', '5', 3, 10_500],
        ['吴志强|吳志強|Olivia Brown', '后端工程师|後端工程師|Backend engineer', '1', '2', 6, 25_000],
        ['郑雅文|鄭雅文|Lucas Martin', '产品经理|產品經理|Product manager', '4', '1', 8, 30_000],
      ] as const
    ).map(([name, position, source, stage, years, salary], index) => ({
      name: say(name),
      position: say(position),
      team: team ?? null,
      phone: `1391234000${index}`,
      mail: `applicant${index + 1}@example.com`,
      source,
      stage,
      years,
      salary,
      recruiter: me,
      [ROWS]:
        stage === '1'
          ? []
          : [
              {
                day: day(-14 + index),
                interviewer: me,
                result: stage === '5' ? '3' : '1',
                opinion: say('基础扎实，沟通顺畅|基礎扎實，溝通順暢|Solid basics, communicates well'),
              },
            ],
    })),
}
