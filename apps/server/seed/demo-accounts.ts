/** A public account of the demo. */
export interface DemoAccount {
  account: string
  password: string
  /** Position and permissions of the account. */
  role: string
}

const password = 'sqos2026'

/** The accounts printed at start, most powerful first. */
export const demoAccounts: readonly DemoAccount[] = [
  { account: 'admin', password, role: '系统管理员：拥有全部权限' },
  { account: 'zhangwei', password, role: '数据专员：维护数据字典、客户与资产，不能删除字典数据、不能管理分类' },
  { account: 'lina', password, role: '数据查阅：可查看数据字典，没有任何操作按钮' },
  { account: 'wangfang', password, role: '行政专员：看不到数据字典，可请假、报销、巡检、查看资产与行业分类' },
  { account: 'chenjing', password, role: '行政部主管：审看本部门的请假与报销，维护采购订单与供应商考察' },
]
