import { sourceReference } from '@sqos/form-model'
import { dictionary, field, formOf, listOf, options, type ModelTemplate } from './build-document.ts'

const PHONE = {
  regList: [{ pattern: String.raw`/^1[3-9]\d{9}$|^0\d{2,3}-?\d{7,8}$/`, message: '请输入正确的电话号码' }],
}

/** 客户档案, with the tree of industries beside the list. */
export function customer({ industryTypeId }: { industryTypeId: string }): ModelTemplate {
  const formData = formOf({}, [
    field('billRule', ['code', '客户编号'], { config: { rule: 'customer', ruleName: '客户编号' } }),
    field('comInput', ['name', '客户名称'], { required: true, props: { maxlength: 100 } }),
    field('select', ['level', '客户等级'], { required: true, props: options('重点客户', '普通客户', '潜在客户') }),
    field('treeSelect', ['industry', '所属行业'], { config: dictionary(industryTypeId), props: { filterable: true } }),
    field('comInput', ['phone', '联系电话'], { config: PHONE, props: { maxlength: 20, isPhoneNumber: true } }),
    field('comInput', ['website', '网址'], { props: { maxlength: 200 } }),
    field('address', ['region', '所在地区']),
    field('comInput', ['street', '详细地址'], { props: { maxlength: 200 } }),
    field('userSelect', ['owner', '客户经理'], { required: true }),
    field('numInput', ['credit', '信用额度'], { props: { precision: 2, min: 0, placeholder: '万元' } }),
    field('textarea', ['remark', '备注'], { span: 24, props: { maxlength: 500 } }),
    field('createUser', ['creator', '创建人']),
    field('createTime', ['created_at', '创建时间']),
  ])
  return {
    enCode: 'customer',
    fullName: '客户档案',
    description: '按行业浏览的客户，联系人关联到这里',
    category: 'sale',
    webType: 2,
    formData,
    columnData: listOf(formData, {
      columns: { code: 130, name: 0, level: 110, industry: 130, phone: 140, region: 180, owner: 150, credit: 110 },
      sortable: ['code', 'name', 'credit'],
      search: ['name', 'level', 'owner'],
      settings: {
        type: 2,
        treeTitle: '所属行业',
        treeDataSource: 'dictionary',
        treeDictionary: industryTypeId,
        treeRelation: 'industry',
        defaultSidx: 'code',
        useDataPermission: false,
      },
    }),
  }
}

/** 客户联系人; each contact refers to a customer. */
export function contact({ customerModelId }: { customerModelId: string }): ModelTemplate {
  const shown = (showField: string) => ({
    relationField: sourceReference({ field: 'customer_id', table: '', isMain: true }),
    showField,
  })
  const formData = formOf({ generalWidth: '600px' }, [
    field('comInput', ['name', '姓名'], { span: 24, required: true, props: { maxlength: 50 } }),
    field('radio', ['gender', '性别'], { span: 24, config: dictionary('sex', 'enCode') }),
    field('relationForm', ['customer_id', '所属客户'], {
      span: 24,
      required: true,
      props: {
        modelId: customerModelId,
        relationField: 'name',
        hasPage: true,
        columnOptions: [
          { value: 'code', label: '客户编号' },
          { value: 'level', label: '客户等级' },
          { value: 'phone', label: '联系电话' },
        ],
      },
    }),
    field('relationFormAttr', ['', '客户等级'], { span: 24, props: shown('level') }),
    field('comInput', ['post', '职务'], { span: 24, props: { maxlength: 50 } }),
    field('comInput', ['phone', '手机'], {
      span: 24,
      required: true,
      config: PHONE,
      props: { maxlength: 20, isPhoneNumber: true },
    }),
    field('comInput', ['email', '邮箱'], { span: 24, props: { maxlength: 100 } }),
    field('textarea', ['remark', '备注'], { span: 24, props: { maxlength: 300 } }),
    field('createUser', ['creator', '创建人'], { span: 24 }),
  ])
  return {
    enCode: 'contact',
    fullName: '客户联系人',
    description: '关联客户档案，并显示客户的等级',
    category: 'sale',
    webType: 2,
    formData,
    columnData: listOf(formData, {
      columns: { name: 110, gender: 80, customer_id: 0, post: 120, phone: 140, email: 180, creator: 100 },
      sortable: ['name'],
      search: ['name', 'phone'],
      settings: { useDataPermission: false },
    }),
  }
}
