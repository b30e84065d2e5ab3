import { Input } from '@arco-design/web-react'
import * as icons from '@arco-design/web-react/icon'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, type ElementType, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import styles from './Foundations.module.css'

const isIcon = (entry: [string, unknown]): entry is [string, ElementType] => entry[0].startsWith('Icon')

const ICONS = Object.entries(icons).filter(isIcon)

/** Icons of Arco. Import them by name: `import { IconPlus } from '@arco-design/web-react/icon'`. */
function Icons() {
  const [text, setText] = useState('')
  const shown = ICONS.filter(([name]) => name.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <main className={styles.page}>
      <h1>Icons</h1>
      <Input.Search aria-label="Search icons" placeholder="Name" value={text} onChange={setText} />
      <output>
        {shown.length} of {ICONS.length}
      </output>
      <ul className={styles.icons}>
        {shown.map(([name, Icon]) => (
          <li key={name}>
            {createElement(Icon, { 'aria-hidden': true })}
            {name}
          </li>
        ))}
      </ul>
    </main>
  )
}

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('textbox', { name: 'Search icons' }), 'download')
    await expect(page.getByText('IconDownload')).toBeVisible()
    await expect(page.queryByText('IconPlus')).toBeNull()
  },
}
