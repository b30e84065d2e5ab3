import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useRef } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { fieldDocs } from '../base/story.example.tsx'
import type { FieldElement } from './index.ts'

interface HostArgs {
  attributes: Record<string, string>
  properties: Partial<Pick<FieldElement, 'value' | 'props' | 'services'>>
  onChange: (value: unknown) => void
}

/** A page without React, as a story. */
function Host({ attributes, properties, onChange }: HostArgs): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(
    function drawElement() {
      const load = async () => {
        await import('./index.ts')
        const element = document.createElement('sqos-field')
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        Object.assign(element, properties)
        element.addEventListener('change', (event) => {
          if (event instanceof CustomEvent) onChange(event.detail.value)
        })
        place.current?.replaceChildren(element)
      }
      void load()
    },
    [attributes, properties, onChange],
  )
  return <div ref={place} style={{ maxInlineSize: 480, padding: 24 }} />
}

const OPTIONS = [
  { id: '1', fullName: '普通' },
  { id: '2', fullName: '紧急' },
]

const meta = {
  title: 'form-widgets/sqos-field',
  component: Host,
  tags: ['autodocs'],
  args: { attributes: { kind: 'comInput', label: '名称' }, properties: {}, onChange: fn() },
  parameters: fieldDocs({
    about:
      'Any field as a custom element, for pages without React: `<sqos-field kind="select" name="unit" label="单位">`.',
    does: [
      'Set `props` and `services` as properties, from a script.',
      'Put it in a `form`: it is submitted, reset, disabled and validated like an input.',
      'Listen to `change`: `event.detail.value`.',
    ],
    donts: [
      'Use it in an app that has React: import the field.',
      'Style its inner elements: set the variables of Arco on the element.',
    ],
    keys: { 'as in the field': 'the field inside is the same', Enter: 'in a text box, sends the form' },
  }),
} satisfies Meta<typeof Host>
export default meta
type Story = StoryObj<typeof meta>

const shadowOf = async (canvasElement: HTMLElement): Promise<ShadowRoot> => {
  await waitFor(() =>
    expect(canvasElement.querySelector('sqos-field')?.shadowRoot?.querySelector('[data-mode]')).toBeTruthy(),
  )
  const shadow = canvasElement.querySelector('sqos-field')?.shadowRoot
  if (!shadow) throw new Error('no element')
  return shadow
}

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const input = (await shadowOf(canvasElement)).querySelector('input')
    if (!input) throw new Error('no input')
    await fireEvent.input(input, { target: { value: '张三' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('张三')
  },
}

export const Filled: Story = {
  args: { attributes: { kind: 'date', label: '日期' }, properties: { value: 1_795_190_400_000 } },
}

export const WithOptions: Story = {
  args: { attributes: { kind: 'select', label: '紧急程度' }, properties: { props: { options: OPTIONS }, value: '2' } },
}

export const Required: Story = { args: { attributes: { kind: 'numInput', label: '数量', required: '', help: '整箱' } } }

export const Disabled: Story = {
  args: { attributes: { kind: 'textarea', label: '备注', disabled: '' }, properties: { value: '不能修改' } },
}

export const ReadOnly: Story = {
  args: { attributes: { kind: 'comInput', label: '名称', mode: 'readonly' }, properties: { value: '张三' } },
}

export const Problem: Story = { args: { attributes: { kind: 'comInput', label: '名称', problem: '已经有这个名称' } } }

export const UnknownKind: Story = { args: { attributes: { kind: 'hologram', label: '图形' } } }
