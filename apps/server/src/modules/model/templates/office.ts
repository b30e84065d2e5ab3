import { field, formOf, heading, listOf, options, rowsOf, states, type ModelTemplate } from './build-document.ts'

const MONEY = { precision: 2, min: 0, step: 1, placeholder: '请输入金额' }
const applicant = [
  field('createUser', ['creator', '申请人'], { span: 8 }),
  field('currOrganize', ['department', '所属部门'], { span: 8, props: { showLevel: 'last' } }),
  field('createTime', ['created_at', '申请时间'], { span: 8 }),
]

/** 请假申请 */
export function leaveRequest(): ModelTemplate {
  const formData = formOf({}, [
    field('billRule', ['bill_no', '单据编号'], { config: { rule: 'leaveRequest', ruleName: '请假单' } }),
    field('select', ['leave_type', '请假类型'], {
      required: true,
      props: options('年假', '事假', '病假', '婚假', '产假', '陪产假', '丧假', '调休'),
    }),
    field('date', ['start_time', '开始时间'], {
      required: true,
      props: { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss' },
    }),
    field('date', ['end_time', '结束时间'], {
      required: true,
      props: { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss' },
    }),
    field('numInput', ['days', '请假天数'], {
      required: true,
      props: { precision: 1, min: 0.5, max: 365, step: 0.5, placeholder: '请输入天数' },
    }),
    field('userSelect', ['deputy', '工作代理人']),
    field('textarea', ['reason', '请假事由'], {
      span: 24,
      required: true,
      props: { maxlength: 300, placeholder: '请说明请假事由' },
    }),
    field('uploadFz', ['files', '证明材料'], { span: 24, props: { limit: 5, showTip: true } }),
    ...applicant,
  ])
  return {
    enCode: 'leaveRequest',
    fullName: '请假申请',
    description: '类型、起止时间、天数与代理人；按人和部门授权数据',
    category: 'personnel',
    webType: 2,
    formData,
    columnData: listOf(formData, {
      columns: {
        bill_no: 160,
        leave_type: 100,
        start_time: 170,
        end_time: 170,
        days: 100,
        reason: 0,
        creator: 100,
        department: 140,
      },
      sortable: ['bill_no', 'start_time', 'days'],
      search: ['leave_type', 'start_time', 'creator', 'bill_no'],
      settings: { defaultSidx: 'start_time' },
    }),
  }
}

/** 费用报销 */
export function expenseClaim(): ModelTemplate {
  const formData = formOf({ generalWidth: '1000px' }, [
    field('billRule', ['bill_no', '报销单号'], { config: { rule: 'expenseClaim', ruleName: '报销单' } }),
    field('comInput', ['title', '报销事由'], {
      required: true,
      props: { maxlength: 100, placeholder: '如：九月上海出差' },
    }),
    field('radio', ['pay_way', '付款方式'], { required: true, props: options('银行转账', '现金', '冲抵借款') }),
    field('date', ['happened_on', '发生日期'], { required: true }),
    rowsOf(150, {
      label: '费用明细',
      props: { actionText: '添加费用', 'show-summary': true, summaryField: ['amount'] },
      columns: [
        field('date', ['spent_on', '日期'], { required: true, config: { columnWidth: 150 } }),
        field('select', ['kind', '费用类型'], {
          required: true,
          config: { columnWidth: 140 },
          props: options('交通费', '住宿费', '餐饮费', '办公用品', '通讯费', '其他'),
        }),
        field('comInput', ['note', '说明'], { props: { maxlength: 100 } }),
        field('numInput', ['amount', '金额'], { required: true, config: { columnWidth: 140 }, props: MONEY }),
      ],
    }),
    field('calculate', ['total', '合计金额'], {
      props: { expression: [{ __vModel__: 'tableField150.amount', label: '费用明细.金额' }] },
    }),
    field('numInput', ['advance', '已借款'], { props: MONEY }),
    field('calculate', ['payable', '应付金额'], {
      props: {
        expression: [{ __vModel__: 'total', label: '合计金额' }, '-', { __vModel__: 'advance', label: '已借款' }],
      },
    }),
    field('textarea', ['remark', '备注'], { span: 24, props: { maxlength: 300 } }),
    field('uploadFz', ['invoices', '发票'], { span: 24, props: { limit: 9, accept: 'image/*,.pdf' } }),
    ...applicant,
  ])
  return {
    enCode: 'expenseClaim',
    fullName: '费用报销',
    description: '费用明细逐行填写，合计与应付金额自动计算',
    category: 'finance',
    webType: 2,
    formData,
    columnData: listOf(formData, {
      columns: {
        bill_no: 150,
        title: 0,
        pay_way: 110,
        happened_on: 120,
        total: 120,
        payable: 120,
        creator: 100,
        department: 140,
        created_at: 170,
      },
      sortable: ['bill_no', 'happened_on', 'total', 'payable'],
      search: ['title', 'pay_way', 'happened_on', 'total'],
      settings: { defaultSidx: 'happened_on' },
    }),
  }
}

/** 采购订单 */
export function purchaseOrder(): ModelTemplate {
  const formData = formOf({ popupType: 'fullScreen', fullScreenWidth: '1200px' }, [
    heading('订单信息'),
    field('billRule', ['bill_no', '订单编号'], { span: 8, config: { rule: 'purchaseOrder', ruleName: '采购订单' } }),
    field('comInput', ['supplier', '供应商'], { span: 8, required: true, props: { maxlength: 100 } }),
    field('select', ['status', '订单状态'], {
      span: 8,
      required: true,
      props: states({ 待下单: 'attention', 已下单: 'info', 部分到货: 'info', 已完成: 'on', 已取消: 'off' }),
    }),
    field('userSelect', ['buyer', '采购员'], { span: 8, required: true }),
    field('date', ['ordered_on', '下单日期'], { span: 8, required: true }),
    field('date', ['due_on', '交货日期'], { span: 8 }),
    heading('采购明细'),
    rowsOf(150, {
      label: '采购明细',
      props: { actionText: '添加物料', 'show-summary': true, summaryField: ['quantity', 'amount'] },
      columns: [
        field('comInput', ['item', '物料名称'], { required: true, props: { maxlength: 100 } }),
        field('comInput', ['model', '规格型号'], { props: { maxlength: 100 } }),
        field('comInput', ['unit', '单位'], { config: { columnWidth: 90 }, props: { maxlength: 10 } }),
        field('numInput', ['quantity', '数量'], {
          required: true,
          config: { columnWidth: 120 },
          props: { min: 0, placeholder: '数量' },
        }),
        field('numInput', ['price', '单价'], { required: true, config: { columnWidth: 130 }, props: MONEY }),
        field('calculate', ['amount', '金额'], {
          config: { columnWidth: 130 },
          props: {
            expression: [
              { __vModel__: 'tableField150.quantity', label: '采购明细.数量' },
              '×',
              { __vModel__: 'tableField150.price', label: '采购明细.单价' },
            ],
          },
        }),
      ],
    }),
    field('calculate', ['total', '订单金额'], {
      span: 8,
      props: { expression: [{ __vModel__: 'tableField150.amount', label: '采购明细.金额' }] },
    }),
    field('textarea', ['remark', '备注'], { span: 24, props: { maxlength: 500 } }),
    field('createUser', ['creator', '制单人'], { span: 8 }),
    field('createTime', ['created_at', '制单时间'], { span: 8 }),
    field('modifyTime', ['changed_at', '修改时间'], { span: 8 }),
  ])
  return {
    enCode: 'purchaseOrder',
    fullName: '采购订单',
    description: '物料明细、数量单价与金额汇总',
    category: 'purchase',
    webType: 2,
    formData,
    columnData: listOf(formData, {
      columns: {
        bill_no: 150,
        supplier: 0,
        status: 100,
        buyer: 150,
        ordered_on: 120,
        due_on: 120,
        total: 120,
        creator: 100,
      },
      sortable: ['bill_no', 'ordered_on', 'due_on', 'total'],
      search: ['supplier', 'status', 'ordered_on', 'buyer'],
      settings: { defaultSidx: 'ordered_on', useDataPermission: false },
    }),
  }
}

/** 巡检记录, grouped by area. */
export function inspection(): ModelTemplate {
  const formData = formOf({ popupType: 'drawer', drawerWidth: '600px' }, [
    field('billRule', ['bill_no', '巡检编号'], { span: 24, config: { rule: 'inspection', ruleName: '巡检记录' } }),
    field('select', ['area', '巡检区域'], {
      span: 24,
      required: true,
      props: options('一号厂房', '二号厂房', '仓库', '配电室', '办公楼'),
    }),
    field('date', ['checked_at', '巡检时间'], {
      span: 24,
      required: true,
      props: { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss' },
    }),
    field('checkbox', ['items', '巡检项目'], {
      span: 24,
      props: options('消防通道', '灭火器', '用电安全', '设备运行', '环境卫生'),
    }),
    field('radio', ['result', '巡检结果'], {
      span: 24,
      required: true,
      props: states({ 正常: 'on', 一般隐患: 'attention', 重大隐患: 'danger' }),
    }),
    field('rate', ['score', '现场评分'], { span: 24, props: { max: 5 } }),
    field('uploadImg', ['photos', '现场照片'], { span: 24, props: { limit: 9 } }),
    field('textarea', ['note', '问题描述'], { span: 24, props: { maxlength: 500 } }),
    field('switch', ['mended', '已整改'], { span: 24, props: { activeTxt: '是', inactiveTxt: '否' } }),
    field('createUser', ['inspector', '巡检人'], { span: 24 }),
  ])
  return {
    enCode: 'inspection',
    fullName: '安全巡检',
    description: '区域、项目、结果与现场照片，按区域分组查看',
    category: 'production',
    webType: 2,
    formData,
    columnData: listOf(formData, {
      columns: { bill_no: 150, area: 110, checked_at: 170, items: 0, result: 110, mended: 90, inspector: 110 },
      sortable: ['bill_no', 'checked_at'],
      search: ['area', 'checked_at', 'result'],
      settings: { type: 3, groupField: 'area', defaultSidx: 'checked_at', useDataPermission: false },
    }),
  }
}

/** 资产台账, with a printable label. */
export function asset(): ModelTemplate {
  const formData = formOf({}, [
    field('billRule', ['code', '资产编号'], { config: { rule: 'asset', ruleName: '资产编号' } }),
    field('comInput', ['name', '资产名称'], { required: true, props: { maxlength: 100 } }),
    field('select', ['kind', '资产类别'], {
      required: true,
      props: options('电脑设备', '办公家具', '生产设备', '车辆', '仪器仪表'),
    }),
    field('comInput', ['model', '品牌型号'], { props: { maxlength: 100 } }),
    field('date', ['bought_on', '购置日期'], { required: true }),
    field('numInput', ['price', '购置金额'], { required: true, props: MONEY }),
    field('userSelect', ['keeper', '保管人']),
    field('depSelect', ['place', '使用部门']),
    field('radio', ['status', '状态'], {
      required: true,
      props: states({ 在用: 'on', 闲置: 'off', 维修: 'attention', 报废: 'danger' }),
    }),
    field('comInput', ['location', '存放位置'], { props: { maxlength: 100 } }),
    field('qrcode', ['', '资产标签'], {
      config: { showLabel: true },
      props: { dataType: 'form', size: 120 },
    }),
    field('textarea', ['remark', '备注'], { span: 24, props: { maxlength: 300 } }),
    field('createTime', ['created_at', '登记时间']),
    field('createUser', ['creator', '登记人']),
  ])
  return {
    enCode: 'asset',
    fullName: '资产台账',
    description: '资产编号自动生成，详情页带二维码标签',
    category: 'office',
    webType: 2,
    formData,
    columnData: listOf(formData, {
      columns: {
        code: 150,
        name: 0,
        kind: 110,
        model: 160,
        bought_on: 120,
        price: 120,
        keeper: 150,
        place: 130,
        status: 90,
      },
      sortable: ['code', 'bought_on', 'price'],
      search: ['name', 'kind', 'status', 'bought_on', 'keeper'],
      settings: { defaultSidx: 'code', useDataPermission: false },
    }),
  }
}
