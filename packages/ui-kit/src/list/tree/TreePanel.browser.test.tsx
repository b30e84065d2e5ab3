import '@arco-design/web-react/es/_util/react-19-adapter'
import { createI18n } from '@sqos/i18n'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { uiKitLocales } from '../../locales.ts'
import { UiKitProvider } from '../../provider/UiKitProvider.tsx'
import { TreePanel } from './TreePanel.tsx'

afterEach(async () => {
  cleanup()
  await page.viewport(1280, 800)
})

const ENTRIES = [{ id: 'a', label: '农业', children: [{ id: 'a1', label: '种植' }] }]

function Host() {
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      <TreePanel
        title="所属行业"
        storageKey="test"
        entries={ENTRIES}
        selectedId={chosen}
        onSelect={setChosen}
        onClear={() => setChosen(undefined)}
      />
      <output aria-label="选中">{chosen ?? '全部'}</output>
    </>
  )
}

it('on a phone, a select replaces the tree: it chooses a child, and clears the choice', async () => {
  await page.viewport(390, 800)
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales] })
  render(
    <UiKitProvider i18n={i18n}>
      <Host />
    </UiKitProvider>,
  )
  await expect.element(page.getByRole('tree')).not.toBeInTheDocument()

  await page.getByRole('combobox', { name: '所属行业' }).click()
  await page.getByRole('option', { name: '种植' }).click()
  await expect.element(page.getByRole('status', { name: '选中' })).toHaveTextContent('a1')

  await page.getByRole('combobox', { name: '所属行业' }).hover()
  await page.elementLocator(document.querySelector('.arco-select-clear-icon') ?? document.body).click()
  await expect.element(page.getByRole('status', { name: '选中' })).toHaveTextContent('全部')

  await page.viewport(1280, 800)
  await expect.element(page.getByRole('tree')).toBeVisible()
})
