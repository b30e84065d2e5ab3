import '@arco-design/web-react/es/_util/react-19-adapter'
import { formModelCatalogue, kindOf } from '@sqos/form-model'
import { createI18n } from '@sqos/i18n'
import { UiKitProvider, uiKitLocales } from '@sqos/ui-kit'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formDesignerCatalogue } from '../catalogue.ts'
import { FormDesigner } from '../designer/FormDesigner.tsx'
import { ROOT_LIST } from '../document/place.ts'
import { createDesignerStore } from '../store/designer-store.ts'

async function open(language: 'zh' | 'en' = 'zh') {
  await page.viewport(1400, 900)
  const store = createDesignerStore({ formData: { fields: [], idGlobal: 100 } })
  const catalogues = [uiKitLocales, formDesignerCatalogue, formModelCatalogue]
  const i18n = await createI18n({ language, catalogues })
  await render(
    <UiKitProvider i18n={i18n}>
      <div style={{ blockSize: 860 }}>
        <FormDesigner store={store} />
      </div>
    </UiKitProvider>,
  )
  return store
}

const names = (store: ReturnType<typeof createDesignerStore>) => store.getState().form.all.map(({ kind }) => kind.name)
const inPalette = (name: string) => page.getByRole('button', { name, exact: true })
const onCanvas = (name: string) => page.getByRole('treeitem', { name, exact: true })

it('a user drags components from the palette to the canvas and into containers', { tags: ['full'] }, async () => {
  const store = await open()
  await inPalette('卡片容器').dropTo(page.getByText('从左侧拖入组件', { exact: false }))
  await expect.poll(() => names(store)).toEqual(['card'])

  await inPalette('单行输入').dropTo(onCanvas('卡片容器'), { targetPosition: { x: 60, y: 4 } })
  await expect.poll(() => names(store)).toEqual(['comInput', 'card'])

  await inPalette('数字输入').dropTo(page.getByText('将组件拖入此处'))
  await expect.poll(() => store.getState().form.items[1]?.children.map(({ kind }) => kind.name)).toEqual(['numInput'])
})

it('a user drags a component into a container; forbidden places refuse it', async () => {
  const store = await open()
  await inPalette('设计子表').click()
  store.select([])
  await inPalette('卡片容器').click()
  store.select([])
  await inPalette('单行输入').click()
  await onCanvas('单行输入').dropTo(page.getByText('将组件拖入此处').first())
  await expect.poll(() => names(store)).toEqual(['table', 'comInput', 'card'])

  await onCanvas('卡片容器').dropTo(onCanvas('单行输入'), { sourcePosition: { x: 8, y: 8 } })
  await expect.poll(() => names(store)).toEqual(['table', 'comInput', 'card'])
})

it('several selected components move together, and one undo moves them back', async () => {
  const store = await open()
  for (const name of ['单行输入', '数字输入', '日期选择']) await inPalette(name).click()
  await onCanvas('单行输入').click()
  await onCanvas('数字输入').click({ modifiers: ['Control'] })
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => names(store)).toEqual(['date', 'comInput', 'numInput'])
  while (names(store)[0] !== 'comInput') store.undo()
  expect(names(store)).toEqual(['comInput', 'numInput', 'date'])
})

it('inserting a component keeps the DOM elements of the following ones', async () => {
  const store = await open()
  for (const name of ['单行输入', '数字输入']) await inPalette(name).click()
  const before = ['单行输入', '数字输入'].map((name) => onCanvas(name).element())
  store.add(kindOf('date'), { list: ROOT_LIST, index: 0 })
  await expect.element(onCanvas('日期选择')).toBeVisible()
  expect(['单行输入', '数字输入'].map((name) => onCanvas(name).element() === before.shift())).toEqual([true, true])
  expect(names(store)).toEqual(['date', 'comInput', 'numInput'])
})

it('long names of kinds stay inside of the palette', async () => {
  await open('en')

  const palette = page.getByRole('region', { name: 'Components' }).element().getBoundingClientRect()
  const last = inPalette('Multi-line text').element().getBoundingClientRect()
  expect(last.right).toBeLessThan(palette.right)
})

it('a component copied in one form is pasted into another, also an empty one', async () => {
  const store = await open()
  await inPalette('卡片容器').click()
  await inPalette('单行输入').click()
  await onCanvas('卡片容器').click({ position: { x: 8, y: 8 } })
  const clipboardData = new DataTransfer()
  const event = (type: string) => new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event('copy'))
  store.remove(['/fields/0'])
  store.select([])
  await expect.element(page.getByText('从左侧拖入组件', { exact: false })).toBeVisible()

  document.activeElement?.dispatchEvent(event('paste'))
  await expect.poll(() => names(store)).toEqual(['card', 'comInput'])
  expect(store.getState().form.fields[0]?.name).toBe('comInputField104')
})
