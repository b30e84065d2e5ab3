import { sourceReference } from '@sqos/form-model'
import { field, formOf, listOf, options, type ModelTemplate } from '../../src/modules/model/index.ts'
import { DATA_INTERFACE_ID } from '../data-interfaces.ts'

/** The fields, for grants: employees do not see the costs. */
export const VISIT_FIELDS = [
  'title',
  'supplier',
  'visited_on',
  'city',
  'result',
  'problems',
  'score',
  'photos',
  'reports',
  'creator',
] as const
/** The field that only department heads and administrators see. */
export const VISIT_COST = 'cost'
/** The button that shows the contact of a supplier. */
export const VISIT_BUTTON = 'btn_contact'

const SHOW_PROBLEMS = `({ data, setShowOrHide, setRequired }) => {
  const isProblem = data.id !== '1'
  setShowOrHide('problems', isProblem)
  setRequired('problems', isProblem)
}`
const ON_LOAD = `({ formData, setShowOrHide }) => {
  setShowOrHide('problems', ['2', '3'].includes(String(formData.result)))
}`
const SHOW_CONTACT = `async ({ data, request, toast }) => {
  const { data: answer } = await request('/api/system/DataInterface/${DATA_INTERFACE_ID.suppliers}/Actions/Response', 'GET', {})
  const supplier = answer.data.find(({ id }) => id === data.supplier_id)
  toast(supplier ? supplier.contact + '：' + supplier.mobilePhone : '没有联系人')
}`

/**
 * 供应商考察: popup select, interface options, scripts, a custom button, field permissions, images and files, a list for the
 * app.
 */
export function supplierVisit(): ModelTemplate & { appColumnData: string } {
  const contact = {
    relationField: sourceReference({ field: 'supplier', table: '', isMain: true }),
    showField: 'contact',
  }
  const formData = formOf({ funcs: { onLoad: ON_LOAD, beforeSubmit: '', afterSubmit: '' } }, [
    field('comInput', ['title', '考察主题'], { span: 24, required: true, props: { maxlength: 100 } }),
    field('popupSelect', ['supplier', '供应商'], {
      required: true,
      props: {
        interfaceId: DATA_INTERFACE_ID.suppliers,
        interfaceName: '供应商列表',
        propsValue: 'id',
        relationField: 'fullName',
        hasPage: true,
        columnOptions: [
          { value: 'fullName', label: '供应商' },
          { value: 'kind', label: '类别' },
          { value: 'contact', label: '联系人' },
        ],
      },
    }),
    field('popupAttr', ['', '联系人'], { props: contact }),
    field('date', ['visited_on', '考察日期'], { required: true }),
    field('select', ['city', '所在城市'], {
      config: {
        dataType: 'dynamic',
        propsUrl: DATA_INTERFACE_ID.cities,
        props: { label: 'fullName', value: 'id' },
      },
    }),
    field('radio', ['result', '考察结论'], {
      span: 24,
      required: true,
      props: { ...options('合格', '整改后合格', '不合格'), on: { change: SHOW_PROBLEMS } },
    }),
    field('textarea', ['problems', '存在问题'], { span: 24, props: { maxlength: 500 } }),
    field('rate', ['score', '综合评分'], { props: { max: 5 } }),
    field('numInput', [VISIT_COST, '考察费用'], {
      props: { precision: 2, min: 0, placeholder: '请输入金额', isAmountChinese: true },
    }),
    field('uploadImg', ['photos', '现场照片'], { span: 24, props: { limit: 9 } }),
    field('uploadFz', ['reports', '考察报告'], { span: 24, props: { limit: 5, fileSize: 20 } }),
    field('createUser', ['creator', '考察人']),
  ])
  const columns = { title: 0, supplier: 200, visited_on: 120, city: 100, result: 120, creator: 110 }
  const settings = {
    defaultSidx: 'visited_on',
    useDataPermission: false,
    useFormPermission: true,
    customBtnsList: [{ value: VISIT_BUTTON, label: '查看联系人', func: SHOW_CONTACT }],
  }
  return {
    enCode: 'supplierVisit',
    fullName: '供应商考察',
    description: '弹窗选择供应商，城市来自数据接口，结论由脚本联动，费用按表单权限显示',
    category: 'purchase',
    webType: 2,
    formData,
    columnData: listOf(formData, {
      columns,
      sortable: ['visited_on'],
      search: ['title', 'result', 'visited_on'],
      settings,
    }),
    appColumnData: listOf(formData, { columns: { title: 0, supplier: 0, result: 0 }, search: ['title'], settings }),
  }
}
