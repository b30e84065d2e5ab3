import { orderForm } from './order-form.ts'

const column = (field: string, fieldName: string, more: object = {}) => ({
  field,
  fieldName,
  dataType: 'varchar',
  dataLength: '50',
  primaryKey: 0,
  allowNull: 1,
  ...more,
})

/** The tables of the order. */
export const orderTables = [
  {
    typeId: '1',
    table: 'demo_order',
    tableName: '订单',
    tableKey: 'F_Id',
    tableField: '',
    relationTable: '',
    relationField: '',
    fields: [
      column('F_Id', '主键', { primaryKey: 1, allowNull: 0 }),
      column('F_Code', '订单编号'),
      column('F_Title', '标题'),
      column('F_Urgency', '紧急程度'),
      column('F_Day', '下单日期', { dataType: 'datetime' }),
      column('F_Customer', '客户'),
      column('F_Total', '合计', { dataType: 'decimal' }),
      column('F_Creator', '创建人员'),
    ],
  },
  {
    typeId: '0',
    table: 'demo_item',
    tableName: '订单明细',
    tableKey: 'F_Id',
    tableField: 'F_OrderId',
    relationTable: 'demo_order',
    relationField: 'F_Id',
    fields: [
      column('F_Id', '主键', { primaryKey: 1, allowNull: 0 }),
      column('F_OrderId', '订单'),
      column('F_Product', '品名'),
      column('F_Qty', '数量', { dataType: 'int' }),
      column('F_Price', '单价', { dataType: 'decimal' }),
      column('F_Amount', '金额', { dataType: 'decimal' }),
    ],
  },
]

/**
 * A list of orders: both forms of search conditions, a column of the sub-table, custom buttons, keys of other products.
 */
export const orderList = {
  searchList: [
    { label: '标题', prop: 'F_Title', key: 'el-input', sqosKey: 'comInput', value: '', searchType: 2 },
    { ...orderForm.fields[3], searchType: 3 },
    { label: '紧急程度', prop: 'F_Urgency', sqosKey: 'select', value: '', searchType: 1 },
    { label: '合计金额', prop: 'F_Total', sqosKey: 'calculate', value: '', searchType: 3 },
  ],
  columnList: [
    { label: '订单编号', prop: 'F_Code', align: 'left', sqosKey: 'billRule', sortable: true, width: 160 },
    { label: '标题', prop: 'F_Title', align: 'left', sqosKey: 'comInput', sortable: false, width: 0 },
    { label: '紧急程度', prop: 'F_Urgency', align: 'center', sqosKey: 'select', sortable: false, width: null },
    { label: '下单日期', prop: 'F_Day', align: 'left', sqosKey: 'date', sortable: true, width: null },
    { label: '合计金额', prop: 'F_Total', align: 'right', sqosKey: 'calculate', sortable: true, width: null },
    {
      label: '明细-数量',
      prop: 'tableField108-F_Qty',
      align: 'right',
      sqosKey: 'numInput',
      sortable: false,
      width: null,
    },
  ],
  defaultColumnList: [
    { label: '订单编号', prop: 'F_Code', sqosKey: 'billRule', checked: true },
    { label: '标题', prop: 'F_Title', sqosKey: 'comInput', checked: true },
    { label: '紧急程度', prop: 'F_Urgency', sqosKey: 'select', checked: true },
    { label: '下单日期', prop: 'F_Day', sqosKey: 'date', checked: true },
    { label: '客户', prop: 'F_Customer', sqosKey: 'relationForm', checked: false },
    { label: '合计金额', prop: 'F_Total', sqosKey: 'calculate', checked: true },
    { label: '明细-数量', prop: 'tableField108-F_Qty', sqosKey: 'numInput', checked: true },
  ],
  sortList: [],
  type: 1,
  defaultSidx: 'F_Code',
  sort: 'desc',
  hasPage: true,
  pageSize: 30,
  treeTitle: '左侧标题',
  treeDataSource: 'dictionary',
  treeDictionary: '',
  treeRelation: '',
  treeDbTable: '',
  treeDbTableField: '',
  treePropsUrl: '',
  treePropsValue: 'id',
  treePropsLabel: 'fullName',
  treePropsChildren: 'children',
  groupField: '',
  btnsList: [
    { value: 'add', icon: 'el-icon-plus', label: '新增' },
    { value: 'download', icon: 'el-icon-download', label: '导出' },
    { value: 'batchRemove', icon: 'el-icon-delete', label: '批量删除' },
  ],
  columnBtnsList: [
    { value: 'edit', icon: 'el-icon-edit', label: '编辑' },
    { value: 'remove', icon: 'el-icon-delete', label: '删除' },
    { value: 'detail', icon: 'el-icon-tickets', label: '详情' },
  ],
  customBtnsList: [{ value: 'btn_115', label: '催办', func: "({ data, toast }) => { toast(data.F_Code + '已催办') }" }],
  useBtnPermission: true,
  useColumnPermission: true,
  useDataPermission: false,
  useFormPermission: true,
}
