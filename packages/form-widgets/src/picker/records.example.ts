import { MemoryServices, type MemoryOptions } from '../testing/index.ts'

/** Customers for stories and tests. */
export const CUSTOMERS = Array.from({ length: 45 }, (_, index) => ({
  id: `c${index + 1}`,
  fullName: `客户${index + 1}`,
  city: index % 2 ? '上海' : '北京',
  phone: `1380000${String(1000 + index)}`,
}))

export const CUSTOMER_COLUMNS = [
  { value: 'fullName', label: '名称' },
  { value: 'city', label: '城市' },
  { value: 'phone', label: '电话' },
]

/** The same customers as a data interface and as a form. */
export const customerServices = (options?: MemoryOptions) =>
  new MemoryServices({ interfaces: { customers: CUSTOMERS }, models: { customers: CUSTOMERS } }, options)
