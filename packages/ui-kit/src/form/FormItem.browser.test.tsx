import '@arco-design/web-react/es/_util/react-19-adapter'
import { Checkbox, DatePicker, Form, type FormInstance, Input, Select, Switch } from '@arco-design/web-react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { FormItem } from './FormItem.tsx'

const form = createRef<FormInstance>()

beforeEach(() => {
  cleanup()
  render(
    <Form ref={form}>
      <FormItem field="type" label="分类" rules={[{ required: true, message: '请选择分类' }]}>
        <Select options={['性别', '学历']} />
      </FormItem>
      <FormItem field="enCode" label="编码" required extra="英文和数字">
        <Input />
      </FormItem>
      <FormItem field="parentId" label="上级">
        <Select options={['一级', '二级']} showSearch allowClear />
      </FormItem>
      <FormItem field="enabledMark" label="状态" required triggerPropName="checked">
        <Switch />
      </FormItem>
    </Form>,
  )
})

const submit = () => act(async () => form.current?.validate().catch(() => undefined))
const describedBy = (control: HTMLElement) =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it('names controls that are not labelable elements', () => {
  expect(screen.getByRole('combobox', { name: '分类' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: '上级' })).toBeTruthy()
  expect(screen.getByRole('switch', { name: '状态' })).toBeTruthy()
})

it('marks required controls whose role allows aria-required', () => {
  expect(screen.getByRole('combobox', { name: '分类' }).getAttribute('aria-required')).toBe('true')
  expect(screen.getByRole('textbox', { name: '编码' }).getAttribute('aria-required')).toBe('true')
  expect(screen.getByRole('switch').hasAttribute('aria-required')).toBe(false)
})

it('connects the help at once, an error when it appears, and removes both references with them', async () => {
  const type = screen.getByRole('combobox', { name: '分类' })
  expect(describedBy(screen.getByRole('textbox', { name: '编码' }))).toEqual(['英文和数字'])
  expect(type.hasAttribute('aria-describedby')).toBe(false)

  await submit()
  await waitFor(() => expect(describedBy(type)).toEqual(['请选择分类']))
  expect(type.getAttribute('aria-invalid')).toBe('true')

  act(() => form.current?.setFieldValue('type', '性别'))
  await submit()
  await waitFor(() => expect(type.hasAttribute('aria-invalid')).toBe(false))
})

it('names the input of a searchable select, empty or not', async () => {
  const box = screen.getByRole('textbox', { name: '上级' })
  expect(box.getAttribute('aria-hidden')).toBeNull()

  act(() => form.current?.setFieldValue('parentId', '一级'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: '上级' })).toBeTruthy())
})

it('names every control of an item, and the group by the label', async () => {
  render(
    <Form>
      <FormItem field="period" label="有效期" required extra="含首尾两天">
        <DatePicker.RangePicker placeholder={['开始日期', '结束日期']} />
      </FormItem>
      <FormItem label="端口">
        <Input placeholder="主机" />
        <Select options={['TLS']} placeholder="加密" />
        <button type="button">检测</button>
      </FormItem>
      <FormItem field="days" label="工作日">
        <Checkbox.Group options={['周一', '周二']} />
      </FormItem>
    </Form>,
  )

  expect(screen.getByRole('group', { name: '有效期' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: '有效期' })).toHaveProperty('placeholder', '开始日期')
  const end = screen.getByRole('textbox', { name: '有效期 结束日期' })
  expect(describedBy(end)).toEqual(['含首尾两天'])
  expect(end.getAttribute('aria-required')).toBe('true')
  expect(screen.getByRole('textbox', { name: '端口' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: '端口 加密' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '检测' })).toBeTruthy()
  expect(screen.getByRole('group', { name: '工作日' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: '周一' })).toBeTruthy()

  // The label belongs to the group; it does not toggle the first box.
  act(() => screen.getByText('工作日').click())
  expect(screen.getByRole('checkbox', { name: '周一' })).toHaveProperty('checked', false)
})
