import { kindOf, readForm } from '@sqos/form-model'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { renderForm } from '../testing/harness.tsx'
import { DocumentForm, type DocumentFormHandle } from './DocumentForm.tsx'

afterEach(cleanup)
beforeAll(() => {
  // jsdom has no layout to observe.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

describe('what the designer sets on components', () => {
  const node = (kind: string, name: string, more: object = {}) => ({
    ...kindOf(kind).create(101),
    __vModel__: name,
    ...more,
  })

  test('an amount is written in capitals below its number, also in a detail', async () => {
    const expression = [{ __vModel__: 'pay', label: 'pay' }, '×', '2']
    const model = readForm({
      fields: [
        node('numInput', 'pay', { isAmountChinese: true }),
        node('calculate', 'twice', { isAmountChinese: true, expression }),
        node('numInput', 'plain'),
      ],
    })
    await renderForm(<DocumentForm model={model} stored={{ pay: 100, plain: 300 }} />)

    expect(await screen.findByText('壹佰圆整')).toBeTruthy()
    expect(await screen.findByText('贰佰圆整')).toBeTruthy()
    expect(screen.queryByText('叁佰圆整')).toBeNull()

    cleanup()
    await renderForm(<DocumentForm model={model} mode="detail" display={{ pay: '100', twice: '200.00' }} />)
    expect(await screen.findByText('壹佰圆整')).toBeTruthy()
    expect(await screen.findByText('贰佰圆整')).toBeTruthy()
  })

  test('a formula that cannot be calculated is 0 with a warning, as soon as something is entered', async () => {
    const expression = [{ __vModel__: 'a', label: 'a' }, '÷', { __vModel__: 'b', label: 'b' }]
    const model = readForm({
      fields: [
        node('numInput', 'a'),
        { ...node('numInput', 'b'), __config__: { ...kindOf('numInput').create(102).__config__, label: '除数' } },
        node('calculate', 'c', { expression }),
      ],
    })
    await renderForm(<DocumentForm model={model} />)
    const divisor = await screen.findByRole('spinbutton', { name: '除数' })
    expect(screen.queryByText(/公式中有无效的值/)).toBeNull()

    fireEvent.change(divisor, { target: { value: '0' } })
    expect(await screen.findByText(/公式中有无效的值/)).toBeTruthy()

    fireEvent.change(divisor, { target: { value: '2' } })
    await waitFor(() => expect(screen.queryByText(/公式中有无效的值/)).toBeNull())

    cleanup()
    await renderForm(<DocumentForm model={model} stored={{ a: 1, b: 0 }} />)
    expect(await screen.findByText(/公式中有无效的值/)).toBeTruthy()
  })

  describe('buttons below a sub-table', () => {
    const config = {
      interfaceId: '77',
      columnOptions: [{ value: 'fullName', label: '材料' }],
      relationOptions: [
        { field: 'F_Name', type: 1, value: 'fullName' },
        { field: 'F_Unit', type: 2, value: '件' },
      ],
    }
    const columns = (more: object) => {
      const table = kindOf('table').create(101)
      const children = ['F_Name', 'F_Unit'].map((name) => node('comInput', name))
      return readForm({
        fields: [{ ...table, ...more, __vModel__: 't', __config__: { ...table.__config__, children } }],
      })
    }
    const choose = async () => {
      const dialog = await screen.findByRole('dialog')
      fireEvent.click(await within(dialog).findByRole('checkbox', { name: '选择第 1 行' }))
      fireEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    }
    const saved = async (ref: { current: DocumentFormHandle | null }) => {
      let outcome: unknown
      await act(async () => {
        outcome = await ref.current?.submit()
      })
      return outcome
    }

    test.each([
      ['addTableConf', { addType: 1, actionText: '选材料', addTableConf: config }],
      [
        'footerBtnsList',
        {
          footerBtnsList: [
            { value: 'add', label: '添加', show: false },
            { value: 'btn_1', label: '选材料', show: true, actionConfig: config },
          ],
        },
      ],
    ])('%s: rows are made of chosen rows of a data interface', async (_key, more) => {
      const ref = createRef<DocumentFormHandle>()
      await renderForm(<DocumentForm ref={ref} model={columns(more)} />)
      fireEvent.click(await screen.findByRole('button', { name: '选材料' }))
      expect(screen.queryByRole('button', { name: '添加' })).toBeNull()
      await choose()

      expect(await saved(ref)).toMatchObject({
        status: 'saved',
        data: { t: [{ F_Name: '钢板', F_Unit: '件' }] },
      })
    })

    test('footerBtnsList: the chosen rows are removed after a question', async () => {
      const ref = createRef<DocumentFormHandle>()
      const footerBtnsList = [{ value: 'batchRemove', label: '批量删除', show: true, btnType: 'danger' }]
      const rows = [{ F_Name: 'a' }, { F_Name: 'b' }]
      await renderForm(<DocumentForm ref={ref} model={columns({ footerBtnsList })} stored={{ t: rows }} />)

      fireEvent.click(await screen.findByRole('button', { name: '批量删除' }))
      await screen.findByText(/第 1 至 1 行，共 1 行/)
      fireEvent.click(screen.getByRole('button', { name: /^(确定|删除|确认)$/ }))

      await waitFor(async () => expect(await saved(ref)).toMatchObject({ data: { t: [{ F_Name: 'b' }] } }))
    })
  })

  test('a region is chosen in a popup, or in a dialog', async () => {
    const model = readForm({ fields: [node('address', 'a'), node('address', 'b', { popupType: 'dialog' })] })
    await renderForm(<DocumentForm model={model} />)

    const [popover, dialog] = await screen.findAllByRole('combobox', { name: '省市区域' })

    expect(popover?.getAttribute('aria-haspopup')).toBe('tree')
    expect(dialog?.getAttribute('aria-haspopup')).toBe('dialog')
  })

  test('a card and a table fill the screen', async () => {
    const model = readForm({
      fields: [
        node('card', '', { fullscreen: true, header: '费用' }),
        node('table', 't', { fullscreen: true }),
        node('card', ''),
      ],
    })
    await renderForm(<DocumentForm model={model} />)
    const [button, ...others] = await screen.findAllByRole('button', { name: '全屏' })
    if (!button) throw new Error('no button')
    expect(others).toHaveLength(1)
    const browser = (element: Element | null) => {
      Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true })
      document.dispatchEvent(new Event('fullscreenchange'))
    }
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
    document.documentElement.requestFullscreen = async () => browser(document.documentElement)

    fireEvent.click(button)

    await screen.findByRole('button', { name: '退出全屏' })
    expect(screen.getByText('费用').closest('[data-filled]')).not.toBeNull()
    // The browser leaves with Escape.
    act(() => browser(null))
    expect(screen.getByText('费用').closest('[data-filled]')).toBeNull()
    Reflect.deleteProperty(document, 'fullscreenElement')
    Reflect.deleteProperty(document, 'fullscreenEnabled')
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
  })
})
