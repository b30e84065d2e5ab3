import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMockServer, type MockServer } from '../../../testing/mock-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { catalogues } from './catalogue.ts'
import BillRulePage from './index.tsx'

const URL = '/api/system/BillRule'
const BUTTONS = ['btn_add', 'btn_edit', 'btn_remove', 'btn_download', 'btn_upload']
const COLUMNS = ['fullName', 'enCode', 'startNumber', 'outputNumber', 'sortCode', 'enabledMark']

const row = {
  id: '1',
  fullName: '报销单',
  enCode: 'expense',
  digit: 4,
  startNumber: '0001',
  outputNumber: 'BX-0007',
  enabledMark: 1,
  sortCode: 3,
  creatorUser: 'admin/admin',
  creatorTime: 0,
  lastModifyTime: null,
}
const rule = {
  ...row,
  prefix: 'BX-',
  dateFormat: 'no',
  example: 'BX-0001',
  thisNumber: 6,
  description: '',
  lastModifyTime: 5,
}

let mockServer: MockServer

beforeEach(async () => {
  await page.viewport(1400, 900)
  localStorage.clear()
  mockServer = createMockServer({
    [`GET ${URL}`]: {
      code: 200,
      data: { list: [row], pagination: { currentPage: 1, pageSize: 20, total: 1 } },
    },
    [`GET ${URL}/1`]: { code: 200, data: rule },
    [`POST ${URL}`]: { code: 200, msg: '新建成功' },
    [`PUT ${URL}/1`]: { code: 200, msg: '更新成功' },
  })
})

const open = (given: { buttons?: string[]; columns?: string[]; address?: string } = {}) =>
  openPage(BillRulePage, { mockServer, catalogues, buttons: BUTTONS, columns: COLUMNS, ...given })

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

describe('the list', () => {
  it('shows the last issued number, and the rules that the address filters', async () => {
    await open({ address: '/?keyword=报&page=2' })

    await expect.element(page.getByText('BX-0007')).toBeVisible()
    const { query } = mockServer.sent('GET', URL).at(-1) ?? {}
    expect([query?.get('keyword'), query?.get('currentPage')]).toEqual(['报', '2'])
  })

  it('shows only granted buttons', async () => {
    await open({ buttons: ['btn_download'], columns: ['fullName'] })

    await expect.element(page.getByRole('row', { name: /报销单/ })).toBeVisible()
    expect(button('新建').query()).toBeNull()
    expect(button('导入').query()).toBeNull()
    expect(page.getByRole('columnheader', { name: '业务编码' }).query()).toBeNull()
    await button('更多 报销单').click()
    await expect.element(page.getByRole('menuitem', { name: '导出' })).toBeVisible()
  })

  it('opens its menu by keys, and returns the focus', async () => {
    await open()
    await expect.element(button('更多 报销单')).toBeVisible()
    const more = button('更多 报销单').element()
    if (more instanceof HTMLElement) more.focus()

    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: '导出' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')

    await expect.element(button('更多 报销单')).toHaveFocus()
  })
})

describe('the form', () => {
  it('pads the start with zeros and shows the first number while typing', async () => {
    await open()
    await button('新建').click()
    await dialog().getByLabelText('业务名称').fill('合同')
    await dialog().getByLabelText('业务编码').fill('contract')
    await dialog().getByLabelText('流水前缀').fill('HT')
    await dialog().getByLabelText('流水位数').fill('3')
    await dialog().getByLabelText('流水起始').fill('7')

    await expect.element(dialog().getByLabelText('流水起始')).toHaveValue('007')
    await expect.element(dialog().getByLabelText('流水范例')).toHaveValue(expect.stringMatching(/^HT\d{8}007$/))
    await button('确定').click()

    await expect.element(dialog()).not.toBeInTheDocument()
    expect(mockServer.sent('POST', URL).at(-1)?.body).toMatchObject({
      fullName: '合同',
      prefix: 'HT',
      dateFormat: 'yyyyMMdd',
      digit: 3,
      startNumber: '007',
      enabledMark: 1,
      sortCode: 4,
    })
  })

  it('shows the next number of a rule that has issued some, and is not saved over other changes', async () => {
    mockServer.answers[`PUT ${URL}/1`] = ({ body }) =>
      JSON.stringify(body).includes('"lastModifyTime":5') ? { code: 409, msg: '保存失败' } : { code: 200 }
    await open()
    await button('编辑 报销单').click()
    await expect.element(dialog().getByText('下一个单据号：BX-0008（当前：BX-0007）')).toBeVisible()
    await dialog().getByLabelText('流水前缀').fill('B')
    await expect.element(dialog().getByText('下一个单据号：B0008（当前：BX-0007）')).toBeVisible()

    mockServer.answers[`GET ${URL}/1`] = { code: 200, data: { ...rule, description: '每年', lastModifyTime: 9 } }
    await button('确定').click()
    await expect.element(dialog().getByText(/每年/)).toBeVisible()
    await button('确定').click()

    await expect.element(dialog()).not.toBeInTheDocument()
    expect(mockServer.sent('PUT').at(-1)?.body).toMatchObject({ prefix: 'B', lastModifyTime: 9 })
  })

  it('requires the fields of a number', async () => {
    await open()
    await button('新建').click()
    await dialog().getByLabelText('流水位数').fill('2')
    await dialog().getByLabelText('流水起始').fill('0')
    await button('确定').click()

    await expect.element(dialog().getByText('请输入流水前缀')).toBeVisible()
    await expect.element(dialog().getByText('流水起始不能全为0')).toBeVisible()
    expect(mockServer.sent('POST', URL)).toHaveLength(0)
  })
})
