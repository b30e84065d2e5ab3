/// <reference types="@vitest/browser-playwright" />
import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import type { FieldExample } from './base/field.example.ts'
import { FieldItem } from './field/FieldItem.tsx'
import * as library from './index.ts'

// The accessibility tree of every field as Chromium computes it, not its attributes.

afterEach(cleanup)

/** The examples of all fields: each lies beside its field. */
const files = import.meta.glob<{ example: FieldExample }>('./*/*Field.example.ts', { eager: true })
const EXAMPLES = Object.entries(files).map(([file, { example }]) => ({
  name: /(\w+)\.example\.ts$/.exec(file)?.[1] ?? '',
  ...example,
}))
const NO_EXAMPLE = { name: '', role: '', parts: [], props: {} }
const exampleOf = (wanted: string) => EXAMPLES.find(({ name }) => name === wanted) ?? NO_EXAMPLE

/** Roles without aria-required in WAI-ARIA or Chromium; the description says that the field is required. */
const WITHOUT_REQUIRED = new Set(['group', 'slider', 'switch'])

/** A node of the accessibility tree. */
interface Told {
  role: string
  name: string
  description: string
  isInvalid: boolean
  isRequired: boolean
  isDisabled: boolean
  /** The live setting of a region. */
  live: string
  /** The text of direct children. */
  text: string
}

/** All nodes of the page's accessibility tree, in order. */
async function readTree(): Promise<Told[]> {
  const { frameTree } = await cdp().send('Page.getFrameTree')
  const frameId = (frameTree.childFrames ?? []).at(-1)?.frame.id
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', frameId === undefined ? {} : { frameId })
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [], childIds = [] }) => {
      const property = (wanted: string) => String(properties.find((one) => one.name === wanted)?.value.value)
      return {
        role: String(role?.value),
        name: String(name?.value),
        description: String(description?.value ?? ''),
        isInvalid: property('invalid') === 'true',
        isRequired: property('required') === 'true',
        isDisabled: property('disabled') === 'true',
        live: property('live'),
        text: childIds.map((id) => String(byId.get(id)?.name?.value ?? '')).join(''),
      }
    })
}

type AnyField = FunctionComponent<Record<string, unknown>>

function draw(name: string, props?: object) {
  const Field = Object.entries(library).find(([key]) => key === name)?.[1] as AnyField
  return <Field {...exampleOf(name).props} {...props} />
}

/** Waits for the tree, because the browser computes it after a change. */
const expectTold = (name: string, check: (told: Awaited<ReturnType<typeof toldOf>>) => void) =>
  vi.waitFor(async () => check(await toldOf(name)))

async function toldOf(name: string) {
  const tree = await readTree()
  const { role } = exampleOf(name)
  const found = tree.filter((one) => one.role === role && one.name === '品名')
  expect(found, `a ${role} called 品名 among ${tree.map((one) => `${one.role} ${one.name}`).join(', ')}`).toHaveLength(
    1,
  )
  const [field] = found
  if (!field) throw new Error('no field')
  return { field, tree }
}

describe.each(EXAMPLES)('$name', ({ name, role, parts = [] }) => {
  it('the tree has the label, the role and the parts of the field', async () => {
    render(<FieldItem label="品名">{draw(name)}</FieldItem>)

    await expectTold(name, ({ field, tree }) => {
      expect(field).toMatchObject({ description: '', isInvalid: false, isRequired: false, isDisabled: false })
      expect(tree.map((one) => `${one.role} ${one.name}`)).toEqual(expect.arrayContaining([...parts]))
    })
  })

  it('the tree has the required state and the help text', async () => {
    render(
      <FieldItem label="品名" required help="写全名">
        {draw(name)}
      </FieldItem>,
    )

    const isDescribed = WITHOUT_REQUIRED.has(role)
    await expectTold(name, ({ field }) => {
      expect(field).toMatchObject({ isRequired: !isDescribed, description: isDescribed ? '必填 写全名' : '写全名' })
    })
  })

  it('the tree has the invalid state and the problem', async () => {
    const { rerender } = render(
      <FieldItem label="品名" problem="不能为空">
        {draw(name)}
      </FieldItem>,
    )

    // A group cannot be invalid; its controls can.
    const wrong = role === 'group' ? parts.filter((part) => !part.startsWith('ColorWell')) : [`${role} 品名`]
    await expectTold(name, ({ field, tree }) => {
      expect(field.description).toBe('不能为空')
      expect(tree.filter(({ isInvalid }) => isInvalid).map((one) => `${one.role} ${one.name}`)).toEqual(wrong)
    })

    rerender(<FieldItem label="品名">{draw(name)}</FieldItem>)
    await expectTold(name, ({ field, tree }) => {
      expect(field.description).toBe('')
      expect(tree.filter(({ isInvalid }) => isInvalid)).toEqual([])
    })
  })
})

it.each(['InputField', 'DateRangeField', 'RateField', 'UserSelectField'])(
  '%s announces its problem politely while it has the focus',
  async (name) => {
    const { container, rerender } = render(<FieldItem label="品名">{draw(name)}</FieldItem>)
    container.querySelector<HTMLElement>('input')?.focus()

    rerender(
      <FieldItem label="品名" problem="不能为空">
        {draw(name)}
      </FieldItem>,
    )

    await vi.waitFor(async () => {
      const said = (await readTree()).filter(({ live }) => live === 'polite')
      expect(said.map(({ text }) => text)).toContain('不能为空')
    })
  },
)
