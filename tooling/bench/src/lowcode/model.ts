import { field, formOf, listOf, options } from '@sqos/server/src/modules/model/templates/build-document.ts'

const formData = formOf({}, [
  field('comInput', ['title', '标题'], { required: true }),
  field('select', ['kind', '类别'], { props: options('甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬', '癸') }),
  field('numInput', ['amount', '金额'], { props: { precision: 2 } }),
  field('date', ['happened_on', '日期']),
  field('switch', ['done', '完成']),
  field('textarea', ['note', '备注']),
  field('createUser', ['creator', '创建人']),
  field('createTime', ['created_at', '创建时间']),
])

/** A model of eight fields, including two system fields. */
export const benchModel = {
  fullName: '基准',
  enCode: 'bench',
  category: 'bench',
  type: 1,
  webType: 2,
  formData,
  columnData: listOf(formData, {
    columns: { title: 0, kind: 0, amount: 0, happened_on: 0, done: 0, creator: 0, created_at: 0 },
    sortable: ['amount', 'happened_on'],
    search: ['kind', 'title', 'happened_on', 'amount', 'note'],
    settings: { defaultSidx: 'happened_on', useDataPermission: false },
  }),
}
