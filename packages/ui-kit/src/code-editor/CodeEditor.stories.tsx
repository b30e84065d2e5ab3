import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { CodeEditor } from './CodeEditor.tsx'
import type { CodeEditorProps } from './types.ts'

function Controlled(props: CodeEditorProps) {
  const [value, setValue] = useState(props.value)
  return <CodeEditor {...props} value={value} onChange={setValue} />
}

const FUNCTION = `// Adds the name of the department.
(data) => {
  const names = new Map([[1, '财务部'], [2, "销售部"]])
  return data.map((row) => ({ ...row, name: names.get(row.id) ?? null }))
}`

const meta = {
  title: 'ui-kit/CodeEditor',
  component: CodeEditor,
  render: (args) => <Controlled {...args} />,
  args: { language: 'javascript', label: '函数', height: '240px', value: FUNCTION, onChange: fn() },
  argTypes: { language: { control: 'select', options: ['javascript', 'json', 'sql', 'html'] } },
  // The code of the editor is loaded lazily. The story, and its accessibility check, wait for it.
  play: ({ canvasElement }) =>
    waitFor(() =>
      expect(canvasElement.querySelector('[data-code-editor]')?.shadowRoot?.querySelector('.cm-line')).toBeTruthy(),
    ),
} satisfies Meta<typeof CodeEditor>
export default meta
type Story = StoryObj<typeof meta>

export const JavaScript: Story = {}

/** Additional words are highlighted, here the parameters of a statement. */
export const Sql: Story = {
  args: {
    language: 'sql',
    label: 'SQL',
    value: `select id, full_name -- 岗位\nfrom positions where full_name like '%{name}%' and state = {state} limit 10`,
    highlight: /\{\w+\}/g,
  },
}

/** Invalid JSON is marked on the line of the error. */
export const InvalidJson: Story = {
  args: { language: 'json', label: 'JSON', value: '{\n  "name": "张伟",\n  "age" 32\n}', isInvalid: true },
  play: ({ canvasElement }) =>
    waitFor(() =>
      expect(
        canvasElement.querySelector('[data-code-editor]')?.shadowRoot?.querySelector('.cm-lint-marker-error'),
      ).toBeTruthy(),
    ),
}

export const Html: Story = {
  args: {
    language: 'html',
    label: 'HTML',
    value: '<h1 class="title">标题</h1>\n<!-- 说明 -->\n<p>正文 &amp; 更多</p>',
  },
}

export const ReadOnly: Story = { args: { readOnly: true } }

export const Empty: Story = { args: { value: '', placeholder: '(data) => data' } }

/** Lines wrap; the page does not scroll sideways. */
export const Phone: Story = {
  render: (args) => (
    <div style={{ inlineSize: 358 }}>
      <Controlled {...args} />
    </div>
  ),
}
