import '@arco-design/web-react/es/_util/react-19-adapter'
import { createI18n } from '@sqos/i18n'
import { UiKitProvider, uiKitLocales } from '@sqos/ui-kit'
import { findNode, nodesOf, serialiseFlow, workflowModelCatalogue } from '@sqos/workflow-model'
import { longFlow, travelFlow } from '@sqos/workflow-model/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { workflowDesignerCatalogue } from '../catalogue.ts'
import { createFlowStore } from '../store/flow-store.ts'
import { allFeatures, everyKind, formulaEditor, InCompany, reviewFlow, travelFields } from './flow.example.tsx'
import { FlowDesigner } from './FlowDesigner.tsx'

const interfaces = {
  list: [{ id: 'i1', fullName: '登记' }],
  parametersOf: () => Promise.resolve([{ field: 'days', fieldName: '几天', isRequired: true }]),
}
const fieldsOfFlow = () => Promise.resolve([{ id: 'amount', name: '金额' }])

async function open(flow: unknown = travelFlow) {
  await page.viewport(1400, 900)
  const store = createFlowStore(flow)
  const i18n = await createI18n({
    language: 'zh',
    catalogues: [uiKitLocales, workflowDesignerCatalogue, workflowModelCatalogue],
  })
  await render(
    <UiKitProvider i18n={i18n}>
      <InCompany>
        <div style={{ blockSize: 860 }}>
          <FlowDesigner
            store={store}
            fields={travelFields}
            features={allFeatures}
            flows={[{ id: 'f1', fullName: '采购' }]}
            fieldsOfFlow={fieldsOfFlow}
            interfaces={interfaces}
            formulaEditor={formulaEditor}
          />
        </div>
      </InCompany>
    </UiKitProvider>,
  )
  await expect.element(card(store.getState().root.nodeId)).toBeVisible()
  return store
}

const card = (id: string) => page.elementLocator(elementOf(`[data-node-id="${id}"]`))
const lineBelow = (id: string) => page.elementLocator(elementOf(`[data-add-after="${id}"]:not([data-behind])`))
const frame = () => page.getByRole('region', { name: '流程图。', exact: false })

function elementOf(selector: string): Element {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`No element is ${selector}.`)
  return element
}

it('a card is dragged to a line; one undo moves it back', async () => {
  const store = await open()
  const before = serialiseFlow(store.getState().root)

  await card('director').dropTo(lineBelow('superior'))

  await expect.poll(() => findNode(store.getState().root, 'superior')?.childNode?.nodeId).toBe('director')
  store.undo()
  expect(serialiseFlow(store.getState().root)).toBe(before)
})

it('nodes are added from the plus of a line, and branches from the head of their block', async () => {
  const store = await open()

  await lineBelow('superior').click()
  await page.getByRole('menuitem', { name: /^抄送/ }).click()
  await expect.element(page.getByRole('region', { name: '设置：抄送' })).toBeVisible()
  expect(findNode(store.getState().root, 'superior')?.childNode?.type).toBe('copy')

  await page.getByRole('button', { name: '添加分支' }).click()
  expect(findNode(store.getState().root, 'department')?.conditionNodes).toHaveLength(3)
})

it('a copied branch is pasted beside the others, a copied card into any line', async () => {
  const store = await open()
  await card('short').click()
  await userEvent.keyboard('{Control>}cv{/Control}')
  expect(findNode(store.getState().root, 'begin')?.conditionNodes).toHaveLength(3)

  await card('archive').click()
  await userEvent.keyboard('{Control>}c{/Control}')
  await lineBelow('superior').click()
  await page.getByRole('menuitem', { name: '粘贴' }).click()
  expect(findNode(store.getState().root, 'superior')?.childNode?.properties['title']).toBe('存档')
  expect(new Set(nodesOf(store.getState().root).map(({ nodeId }) => nodeId)).size).toBe(store.count())
})

it('a condition has rules and a formula, which is shown with the names of its fields', async () => {
  const store = await open()
  const properties = () => findNode(store.getState().root, 'long')?.properties
  store.open('long')

  await page.getByRole('button', { name: '公式: 添加公式' }).click()
  await page.getByRole('textbox', { name: '公式' }).fill('{days} > SUM({costs.money})')
  await page.getByRole('button', { name: '应用' }).click()

  await expect.element(page.getByRole('button', { name: '公式: 天数 > SUM(费用明细 - 金额)' })).toBeVisible()
  // A branch with a formula is not the default any more.
  expect(properties()?.['isDefault']).toBe(false)
  await expect.element(card('long')).toMatchTextContent(/天数 > SUM/)
  await page.getByRole('button', { name: '删除公式' }).click()
  expect(properties()?.['formula']).toEqual([])
  store.undo()
  expect(properties()?.['formula']).not.toEqual([])
})

const arrow = () => document.querySelector('path[data-loop]')?.getBoundingClientRect()

it('a loop is added at the end of a branch, and drawn as an arrow back to its node', async () => {
  const store = await open(reviewFlow)

  await lineBelow('archive').click()
  await expect.element(page.getByRole('menuitem', { name: /^抄送/ })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /^返回/ }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await lineBelow('again').click()
  await page.getByRole('menuitem', { name: /^返回/ }).click()

  const settings = page.getByRole('region', { name: '设置：返回' })
  await expect.element(settings.getByRole('combobox', { name: '返回到' })).toHaveTextContent('主管审批')
  await settings.getByRole('spinbutton', { name: '最多返回次数' }).fill('2')
  const loop = store.getState().selected ?? ''
  await expect.element(card(loop)).toHaveTextContent('返回返回“主管审批”，最多 2 次')
  await expect.element(page.getByRole('button', { name: '没有问题' })).toBeVisible()
  // Nothing can be added behind a loop.
  expect(document.querySelector(`[data-add-after="${loop}"]`)).toBeNull()
  const [from, to] = [card(loop), card('superior')].map((one) => one.element().getBoundingClientRect())
  await expect.poll(() => arrow()?.top).toBeLessThan(to?.bottom ?? 0)
  expect(arrow()?.bottom).toBeGreaterThan(from?.top ?? 0)
  expect(arrow()?.left).toBeLessThan(from?.left ?? 0)
})

it('a loop is added, changed and deleted by keys', async () => {
  const store = await open(reviewFlow)
  await card('again').click()
  await userEvent.keyboard('+{End}{Enter}')
  const loop = store.getState().selected ?? ''
  expect(findNode(store.getState().root, loop)).toMatchObject({ type: 'loop', properties: { nodeId: 'superior' } })
  await expect.poll(arrow).toBeDefined()

  await userEvent.keyboard('{Control>}d{/Control}{Alt>}{ArrowUp}{/Alt}')
  expect(store.count()).toBe(6)
  await userEvent.keyboard('{Delete}')
  expect(findNode(store.getState().root, loop)).toBeUndefined()
  await expect.poll(arrow).toBeUndefined()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(arrow).toBeDefined()

  // The node to which the loop returns is removed: the check says so, and no arrow is drawn.
  await card('superior').click()
  await userEvent.keyboard('{Delete}')
  await expect.poll(arrow).toBeUndefined()
  await expect.element(page.getByRole('button', { name: /个问题/ })).toBeVisible()
})

it('values are passed to a sub flow and back, by fields of both forms', async () => {
  const store = await open(everyKind)
  store.open('sub')
  const properties = () => findNode(store.getState().root, 'sub')?.properties

  for (const name of ['数据传递', '数据回传']) {
    await page
      .getByRole('button', { name: '添加字段' })
      .nth(name === '数据传递' ? 0 : 1)
      .click()
    const row = page.getByRole('group', { name: `${name} 1` })
    await row.getByRole('combobox', { name: '父流程字段' }).click()
    await page.getByRole('option', { name: '天数' }).click()
    await row.getByRole('combobox', { name: '子流程字段' }).click()
    await page.getByRole('option', { name: '金额' }).click()
  }

  const pair = [{ parentField: 'days', childField: 'amount' }]
  expect(properties()).toMatchObject({ assignList: pair, returnList: pair })
  // A sub flow that nobody waits for gives nothing back.
  await page.getByRole('switch', { name: '异步' }).click()
  await expect.element(page.getByRole('group', { name: '数据回传 1' })).not.toBeInTheDocument()
})

it('a service and an event call a data interface with values of the form', async () => {
  const store = await open(everyKind)
  const properties = (id: string) => findNode(store.getState().root, id)?.properties
  const parameter = { field: 'days', relationField: 'days' }

  store.open('call')
  await page.getByRole('combobox', { name: '执行' }).click()
  await page.getByRole('option', { name: '调用数据接口' }).click()
  await page.getByRole('combobox', { name: '数据接口' }).click()
  await page.getByRole('option', { name: '登记' }).click()
  await page.getByRole('combobox', { name: '几天' }).click()
  await page.getByRole('option', { name: '天数' }).click()
  expect(properties('call')).toMatchObject({ action: 'interface', interfaceId: 'i1', templateJson: [parameter] })

  store.open('superior')
  await page.getByRole('tab', { name: '事件' }).click()
  await page.getByRole('switch', { name: '启用' }).first().click()
  await page.getByRole('combobox', { name: '数据接口' }).click()
  await page.getByRole('option', { name: '登记' }).click()
  await expect.element(page.getByRole('combobox', { name: '几天' })).toBeVisible()
  expect(properties('superior')).toMatchObject({ approveFuncConfig: { on: true, interfaceId: 'i1' } })
})

it('the wheel with Ctrl zooms at the pointer, and the ground is dragged', async () => {
  await open(longFlow(60))
  const view = frame().element()
  const target = card('start').element()
  const before = target.getBoundingClientRect()

  const at = { clientX: before.left + 100, clientY: before.top + 30 }
  view.dispatchEvent(new WheelEvent('wheel', { deltaY: -60, ctrlKey: true, bubbles: true, cancelable: true, ...at }))

  await expect.poll(() => target.getBoundingClientRect().width).toBeGreaterThan(before.width * 1.1)
  const zoomed = target.getBoundingClientRect()
  expect(zoomed.top + (30 * zoomed.width) / before.width).toBeCloseTo(at.clientY, 0)
  // The scrolled area follows when the wheel rests, and the picture stays where it is.
  const areaOf = () => view.querySelector('ol')?.closest<HTMLElement>('div[style*="block-size"]')?.style.blockSize
  const area = areaOf()
  await expect.poll(areaOf).not.toBe(area)
  expect(target.getBoundingClientRect().top).toBeCloseTo(zoomed.top, 0)
  expect(view.scrollTop).toBeGreaterThan(0)
  await page.getByRole('button', { name: '适应窗口' }).click()
  const whole = view.querySelector('ol')?.getBoundingClientRect()
  expect(whole?.height).toBeLessThan(view.clientHeight)
  await page.getByRole('button', { name: /恢复到 100%$/ }).click()
  expect(target.getBoundingClientRect().width).toBeCloseTo(before.width)

  const from = view.scrollTop
  const pointer = (type: string, y: number) =>
    view.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: 300, clientY: y }),
    )
  view.setPointerCapture = () => undefined
  pointer('pointerdown', 500)
  pointer('pointermove', 380)
  pointer('pointerup', 380)
  expect(view.scrollTop).toBe(from + 120)
})

it('the search goes from node to node, and the small map shows where the view is', async () => {
  const store = await open(longFlow(60))
  await expect.element(page.getByRole('img', { name: '缩略图' })).toBeVisible()

  await page.getByRole('textbox', { name: '查找节点' }).fill('天数 大于')
  await userEvent.keyboard('{Enter}')
  const first = store.getState().selected
  await userEvent.keyboard('{Enter}')

  expect(store.getState().selected).not.toBe(first)
  await expect.element(card(store.getState().selected ?? '')).toBeInViewport()
})
