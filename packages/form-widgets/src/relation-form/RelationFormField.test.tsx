import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { customerServices } from '../picker/records.example.ts'
import { RelationAttribute } from '../relation-attribute/RelationAttribute.tsx'
import { WidgetServicesProvider } from '../services/WidgetServicesProvider.tsx'
import { RelationFormField } from './RelationFormField.tsx'

afterEach(cleanup)

it('the field links to the record; record and attributes use one call', async () => {
  const services = customerServices()
  render(
    <WidgetServicesProvider services={services}>
      <RelationFormField aria-label="客户" modelId="customers" relationField="fullName" value="c2" />
      <RelationAttribute aria-label="电话" modelId="customers" recordId="c2" showField="phone" />
      <RelationAttribute aria-label="城市" modelId="customers" recordId="c2" showField="city" mode="detail" />
    </WidgetServicesProvider>,
  )

  const link = await screen.findByRole('link', { name: '查看 客户2' })
  expect(link.getAttribute('href')).toBe('#/customers/c2')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '电话' }).value).toBe('13800001001')
  expect(screen.getByText('上海')).toBeTruthy()
  expect(services.calls).toEqual(['modelRecord c2'])
})

it('without a URL of the host there is no link', async () => {
  const { modelRecord } = customerServices()
  render(
    <WidgetServicesProvider services={{ modelRecord, recordHref: () => undefined }}>
      <RelationFormField aria-label="客户" modelId="customers" relationField="fullName" value="c2" />
    </WidgetServicesProvider>,
  )

  const box = screen.getByRole<HTMLInputElement>('combobox', { name: '客户' })
  await waitFor(() => expect(box.value).toBe('客户2'))
  expect(screen.queryByRole('link')).toBeNull()
})

it('an attribute is read-only, with a note that it is not saved', () => {
  render(<RelationAttribute aria-label="电话" modelId="customers" showField="phone" />)

  const box = screen.getByRole<HTMLInputElement>('textbox', { name: '电话' })
  expect(box.readOnly).toBe(true)
  expect(box.placeholder).toBe('仅用于展示关联表单的属性，数据不会保存')
})
