import { kindOf, readForm } from '@sqos/form-model'
import { bigForm, foreignForm, formOfAllKinds, orderForm, orderTables } from '@sqos/form-model/testing'
import { createNodeSandbox } from '@sqos/script-sandbox/node'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, Profiler, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderForm } from '../testing/harness.tsx'
import type { WidgetProps } from '@sqos/form-widgets/kinds'
import { RecordChanged } from './record-changed.ts'
import { DocumentForm, type DocumentFormHandle } from './DocumentForm.tsx'

afterEach(cleanup)

const order = readForm(orderForm, orderTables)
const stored = {
  F_Code: 'ORDER001',
  F_Title: '办公用品',
  F_Urgency: '2',
  F_Customer: 'c1',
  tableField108: [
    { id: 'r1', F_Product: '钢笔', F_Qty: 2, F_Price: 1.5 },
    { id: 'r2', F_Product: '墨水', F_Qty: 1, F_Price: 10 },
  ],
}

const field = (label: string) => screen.findByRole('textbox', { name: label })

describe('document as a form', () => {
  test('shows stored values, rows, sums and calculated fields', async () => {
    await renderForm(<DocumentForm model={order} stored={stored} />)

    expect(await field('标题')).toHaveProperty('value', '办公用品')
    await waitFor(async () => expect(await field('合计金额')).toHaveProperty('value', '13.00'))
    expect(await screen.findByText('紧急程度')).toBeTruthy()
    await waitFor(async () => expect(await field('客户电话')).toHaveProperty('value', '021-5555'))
    expect(await screen.findByRole('grid', { name: /明细/ })).toBeTruthy()
  })

  test('focusFirst skips what the system fills in, and keeps the focus of a field that has it', async () => {
    const ref = createRef<DocumentFormHandle>()
    await renderForm(<DocumentForm ref={ref} model={order} stored={stored} />)
    const title = await field('标题')

    act(() => ref.current?.focus())
    // The number before it is issued by the server.
    expect(document.activeElement).toBe(title)

    const phone = await field('客户电话')
    await userEvent.click(phone)
    act(() => ref.current?.focus())
    expect(document.activeElement).toBe(phone)
  })

  test('every kind can be drawn, and an unknown kind keeps its value', async () => {
    const ref = createRef<DocumentFormHandle>()
    await renderForm(<DocumentForm model={readForm(formOfAllKinds())} />)
    expect(await screen.findAllByText('单行输入')).toHaveLength(2)

    cleanup()
    const saved: unknown[] = []
    await renderForm(
      <DocumentForm
        ref={ref}
        model={readForm(foreignForm)}
        stored={{ holo: { deep: [1] }, agreed: 'true' }}
        onSave={async (data) => saved.push(data)}
      />,
    )
    expect(screen.getByRole('tab', { name: '基本信息' })).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: '更多' }))
    expect(await screen.findByText(/未知控件“hologram”/)).toBeTruthy()
    await act(async () => void (await ref.current?.submit()))
    expect(saved).toEqual([{ holo: { deep: [1] }, agreed: 1 }])
  })

  test('typing renders the typed field only', async () => {
    const renders: string[] = []
    const model = readForm(bigForm(100))
    await renderForm(
      <Profiler id="form" onRender={(_, phase, duration) => renders.push(`${phase} ${duration > 0}`)}>
        <DocumentForm model={model} />
      </Profiler>,
    )
    const [first] = await screen.findAllByRole('textbox', { name: '单行输入' })
    if (!first) throw new Error('no field')
    first.focus()
    renders.length = 0

    fireEvent.change(first, { target: { value: 'a' } })

    expect(renders.length).toBeGreaterThan(0)
    expect(renders.length).toBeLessThanOrEqual(3)
  })

  test('typing in a form of 500 fields renders the field and its formulas', async () => {
    const drawn: string[] = []
    const Counting = ({ item, value, onChange }: WidgetProps) => {
      drawn.push(item.name)
      return (
        <input
          aria-label={item.name}
          value={typeof value === 'number' ? value : ''}
          onChange={(e) => onChange(e.target.value)}
        />
      )
    }
    const fields = Array.from({ length: 500 }, (_, index) => kindOf('numInput').create(index))
    const sum = {
      ...kindOf('calculate').create(500),
      expression: [{ __vModel__: 'numInputField0' }, '+', { __vModel__: 'numInputField1' }],
    }
    const widgets = { numInput: Counting, calculate: Counting }
    const model = readForm({ fields: [...fields, sum] })
    await renderForm(<DocumentForm model={model} widgets={widgets} />)
    const first = await screen.findByRole('textbox', { name: 'numInputField0' })
    const unrelated = await screen.findByRole('textbox', { name: 'numInputField400' })
    expect(new Set(drawn).size).toBe(501)
    drawn.length = 0

    fireEvent.change(unrelated, { target: { value: '7' } })
    expect(new Set(drawn)).toEqual(new Set(['numInputField400']))
    fireEvent.change(first, { target: { value: '5' } })
    await waitFor(() => expect(drawn).toContain('calculateField500'))
    expect(new Set(drawn)).toEqual(new Set(['numInputField400', 'numInputField0', 'calculateField500']))
    expect(drawn.length).toBeLessThanOrEqual(6)
  })

  test('submit shows faults at their fields and saves valid values in stored form', async () => {
    const ref = createRef<DocumentFormHandle>()
    const saved: unknown[] = []
    await renderForm(<DocumentForm ref={ref} model={order} onSave={async (data) => saved.push(data)} />)

    await act(async () => {
      expect(await ref.current?.submit()).toMatchObject({ status: 'invalid', faults: [{ path: 'F_Title' }] })
    })
    const title = await field('标题')
    expect(await screen.findByText('请输入标题')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(title))

    await userEvent.type(title, '办公用品')
    expect(ref.current?.isDirty()).toBe(true)
    await act(async () => {
      expect(await ref.current?.submit()).toMatchObject({ status: 'saved' })
    })
    expect(saved).toEqual([{ F_Title: '办公用品', F_Urgency: '1', F_Total: '0.00', tableField108: [] }])
    expect(ref.current?.isDirty()).toBe(false)
  })

  test('submit checks rows and keeps their ids', async () => {
    const ref = createRef<DocumentFormHandle>()
    const rows = [{ id: 'r1', F_Product: '', F_Qty: 1 }]
    await renderForm(<DocumentForm ref={ref} model={order} stored={{ ...stored, tableField108: rows }} />)

    await act(async () => {
      const outcome = await ref.current?.submit()
      expect(outcome).toMatchObject({ status: 'invalid', faults: [{ path: 'tableField108.F_Product', row: 0 }] })
    })
  })

  test('submit shows the fault of the server at its field', async () => {
    const ref = createRef<DocumentFormHandle>()
    const refuse = () => Promise.reject({ data: { fields: { F_Title: '标题已存在' } } })
    await renderForm(<DocumentForm ref={ref} model={order} stored={{ ...stored, F_Title: '办公' }} onSave={refuse} />)

    await act(async () => {
      expect(await ref.current?.submit()).toMatchObject({ status: 'failed' })
    })
    expect(await screen.findByText('标题已存在')).toBeTruthy()
  })

  test('form permission hides fields and columns', async () => {
    await renderForm(
      <DocumentForm
        model={order}
        stored={stored}
        formCodes={new Set(['F_Title', 'tableField108-F_Qty', 'tableField108'])}
      />,
    )

    expect(await field('标题')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: '合计金额' })).toBeNull()
    const grid = await screen.findByRole('grid', { name: /明细/ })
    expect(within(grid).queryByText('单价')).toBeNull()
    expect(within(grid).getByText('数量')).toBeTruthy()
  })
})

describe('changes while a form is open', () => {
  const of = (...fields: object[]) => readForm({ fields })
  const input = (name: string, label = name) => ({ __config__: { sqosKey: 'comInput', label }, __vModel__: name })

  test('a new model keeps typed values and offers the values of removed fields', async () => {
    const ref = createRef<DocumentFormHandle>()
    const saved: object[] = []
    const save = (data: object) => Promise.resolve(saved.push(data))
    const before = of(input('a'), input('b'), input('c'))
    const after = of(input('a', 'A'), input('c'), input('d'))
    const record = { a: '1', c: '3' }
    function Released() {
      const [model, setModel] = useState(before)
      return (
        <>
          <button type="button" onClick={() => setModel(after)}>
            release
          </button>
          <DocumentForm ref={ref} model={model} stored={record} onSave={save} />
        </>
      )
    }
    await renderForm(<Released />)
    fireEvent.change(await field('a'), { target: { value: '11' } })
    fireEvent.change(await field('b'), { target: { value: '22' } })

    fireEvent.click(screen.getByRole('button', { name: 'release' }))

    expect(await field('A')).toHaveProperty('value', '11')
    expect(await field('c')).toHaveProperty('value', '3')
    expect(screen.getByText(/以下字段已不在表单中.*b“22”/)).toBeTruthy()
    expect(ref.current?.isDirty()).toBe(true)
    await act(async () => {
      await ref.current?.submit()
    })
    expect(saved).toEqual([{ a: '11', c: '3' }])
  })

  test('a record changed by another user: untouched fields take their values, fields changed by both show a message', async () => {
    const ref = createRef<DocumentFormHandle>()
    const theirs = { a: 'theirs', b: 'theirs', c: '3' }
    let refused = true
    const saved: object[] = []
    const save = (data: object) =>
      refused ? Promise.reject(new RecordChanged({ stored: theirs, shown: theirs })) : Promise.resolve(saved.push(data))
    const model = of(input('a'), input('b'), input('c'))
    const record = { a: '1', b: '2', c: '3' }
    await renderForm(<DocumentForm ref={ref} model={model} stored={record} onSave={save} />)
    fireEvent.change(await field('a'), { target: { value: 'mine' } })

    await act(async () => {
      expect(await ref.current?.submit()).toMatchObject({ status: 'failed' })
    })

    expect(await field('a')).toHaveProperty('value', 'mine')
    expect(screen.getByText(/其他人已改为“theirs”/)).toBeTruthy()
    expect(await field('b')).toHaveProperty('value', 'theirs')
    expect(screen.getByText(/以下字段已更新为他们的内容：b$/)).toBeTruthy()
    refused = false
    await act(async () => {
      expect(await ref.current?.submit()).toMatchObject({ status: 'saved' })
    })
    expect(saved).toEqual([{ a: 'mine', b: 'theirs', c: '3' }])
  })

  test('the same change by another user is saved without a message', async () => {
    const ref = createRef<DocumentFormHandle>()
    const sent: unknown[] = []
    const save = (data: object) => {
      sent.push(data)
      const same = { a: 'both', b: '2' }
      return sent.length === 1 ? Promise.reject(new RecordChanged({ stored: same, shown: same })) : Promise.resolve()
    }
    await renderForm(
      <DocumentForm ref={ref} model={of(input('a'), input('b'))} stored={{ a: '1', b: '2' }} onSave={save} />,
    )
    fireEvent.change(await field('a'), { target: { value: 'both' } })

    await act(async () => {
      expect(await ref.current?.submit()).toMatchObject({ status: 'saved' })
    })

    expect(sent).toEqual([
      { a: 'both', b: '2' },
      { a: 'both', b: '2' },
    ])
  })
})

describe('scripts of the document', () => {
  const scripted = {
    funcs: {
      onLoad: `({ setFormData }) => setFormData('a', 'loaded')`,
      beforeSubmit: `({ formData }) => formData.a === 'stop' ? Promise.reject(new Error('no')) : Promise.resolve()`,
      afterSubmit: '',
    },
    fields: [
      {
        __config__: { sqosKey: 'comInput', label: 'a' },
        __vModel__: 'a',
        on: {
          change: `({ data, setFormData, setShowOrHide, setRequired }) => {
            setFormData('b', data + '!'); setShowOrHide('c', data !== 'hide'); setRequired('c', true)
          }`,
        },
      },
      { __config__: { sqosKey: 'comInput', label: 'b' }, __vModel__: 'b' },
      { __config__: { sqosKey: 'comInput', label: 'c' }, __vModel__: 'c', on: { change: '() => { boom }' } },
    ],
  }

  test('scripts run in the sandbox and change the form; a failing script is reported', async () => {
    const runner = createNodeSandbox({ time: 60_000 })
    const ref = createRef<DocumentFormHandle>()
    await renderForm(<DocumentForm ref={ref} model={readForm(scripted)} runner={runner} />)
    await waitFor(async () => expect(await field('a')).toHaveProperty('value', 'loaded'))

    fireEvent.change(await field('a'), { target: { value: 'x' } })
    await waitFor(async () => expect(await field('b')).toHaveProperty('value', 'x!'))
    await act(async () => {
      expect(await ref.current?.submit()).toMatchObject({ status: 'invalid', faults: [{ path: 'c' }] })
    })

    fireEvent.change(await field('c'), { target: { value: 'y' } })
    expect(await screen.findByText(/脚本出错（c › change）.*boom/)).toBeTruthy()

    fireEvent.change(await field('a'), { target: { value: 'hide' } })
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'c' })).toBeNull())

    fireEvent.change(await field('a'), { target: { value: 'stop' } })
    await act(async () => {
      expect(await ref.current?.submit()).toEqual({ status: 'stopped' })
    })
    runner.close()
  })

  test('scripts that cannot be parsed are skipped without a message', async () => {
    const runner = createNodeSandbox({ time: 60_000 })
    const broken = { change: '({ data }) => { if (' }
    const a = { __config__: { jnpfKey: 'comInput', label: 'a' }, __vModel__: 'a', on: broken }
    const copies = { change: `({ data, setFormData }) => { setFormData('c', data) };` }
    const b = { __config__: { jnpfKey: 'comInput', label: 'b' }, __vModel__: 'b', on: copies }
    const c = { __config__: { jnpfKey: 'comInput', label: 'c' }, __vModel__: 'c' }
    await renderForm(<DocumentForm model={readForm({ fields: [a, b, c] })} runner={runner} />)

    fireEvent.change(await field('a'), { target: { value: 'x' } })
    fireEvent.change(await field('b'), { target: { value: 'y' } })

    await waitFor(async () => expect(await field('c')).toHaveProperty('value', 'y'))
    expect(screen.queryByText(/脚本出错/)).toBeNull()
    runner.close()
  })

  test('scripts receive loaded options, and their late failures are reported', async () => {
    const runner = createNodeSandbox({ time: 60_000 })
    const asking = {
      fields: [
        {
          __config__: { sqosKey: 'comInput', label: 'a' },
          __vModel__: 'a',
          on: {
            change: `({ setFormData, getFieldOptions, request }) => {
              setFormData('b', getFieldOptions('s').map(({ fullName }) => fullName).join('+'))
              request('/api/x').then(() => { throw new Error('too late') })
            }`,
          },
        },
        { __config__: { sqosKey: 'comInput', label: 'b' }, __vModel__: 'b' },
        {
          __config__: { sqosKey: 'select', label: 's', dataType: 'dictionary', dictionaryType: 'urgency' },
          __vModel__: 's',
        },
      ],
    }
    await renderForm(<DocumentForm model={readForm(asking)} runner={runner} request={() => Promise.resolve({})} />)

    fireEvent.change(await field('a'), { target: { value: 'x' } })

    await waitFor(async () => expect(await field('b')).toHaveProperty('value', '普通+紧急'))
    expect(await screen.findByText(/脚本出错（a › change）.*too late/)).toBeTruthy()
    runner.close()
  })

  test('a script that refuses the submit shows its message', async () => {
    const runner = createNodeSandbox({ time: 60_000 })
    const ref = createRef<DocumentFormHandle>()
    await renderForm(<DocumentForm ref={ref} model={readForm(scripted)} stored={{ a: '1' }} runner={runner} />)
    await waitFor(async () => expect(await field('a')).toHaveProperty('value', 'loaded'))

    fireEvent.change(await field('a'), { target: { value: 'stop' } })
    await act(async () => {
      expect(await ref.current?.submit()).toEqual({ status: 'stopped' })
    })

    expect(await screen.findByText('未提交：no')).toBeTruthy()
    runner.close()
  })

  test('a form without a script runner reports that scripts do not run', async () => {
    await renderForm(<DocumentForm model={readForm(scripted)} />)

    expect(await screen.findByText('此表单包含脚本，此处未运行')).toBeTruthy()
  })
})
