import { changeProperties, insertNode, newNode, removeNode } from '@sqos/workflow-model'
import { travelFlow } from '@sqos/workflow-model/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMockServer, listOf } from '../../../../testing/mock-server.ts'
import { openPage } from '../../../../testing/open-page.tsx'
import { catalogues } from '../catalogue.ts'
import { CompareDialog } from './CompareDialog.tsx'

const versionOf = (version: string, root: object) => ({
  code: 200,
  data: { version, creatorTime: 0, formData: null, flowTemplateJson: JSON.stringify(root) },
})
const second = changeProperties(removeNode(travelFlow, 'director'), 'finance', { counterSign: 1, hasSign: true })
const third = insertNode(second, { after: 'archive', isBehindBlock: false }, newNode('copy', 'copy'))

it('shows two versions side by side, with the nodes that differ and the changes in words', async () => {
  await page.viewport(1280, 900)
  const url = '/api/workflow/Engine/FlowEngine/f1/Versions'
  const mockServer = createMockServer({
    [`GET ${url}/1`]: versionOf('1', travelFlow),
    [`GET ${url}/2`]: versionOf('2', second),
    [`GET ${url}/3`]: versionOf('3', third),
    'POST /api/permission/Users/getUserList': listOf(),
  })
  const flow = { id: 'f1', fullName: '出差' }
  const Dialog = () => <CompareDialog flow={flow} versions={['3', '2', '1']} newer="2" onClose={() => {}} />
  await openPage(Dialog, { mockServer, catalogues })

  const dialog = page.getByRole('dialog', { name: '出差 · 版本比较' })
  await expect.element(dialog.getByText('总监：已删除')).toBeVisible()
  await expect.element(dialog.getByText('财务：有变更')).toBeVisible()
  await expect.element(dialog.getByText('手写签名：未设置 → 是')).toBeVisible()
  await expect.element(dialog.getByText(/规则：.* → .*100%/)).toBeVisible()

  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '新版本' }), '3')
  await expect.element(dialog.getByText('抄送：新增')).toBeVisible()
})
