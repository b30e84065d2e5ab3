import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './Foundations.module.css'

/** Each size with the height of its line, and where it is used. */
const SIZES = [
  { size: '--font-picture', line: '1', use: 'Pictures of empty pages' },
  { size: '--font-display', line: '1.25', use: 'Greetings, initials of large avatars' },
  { size: '--font-figure', line: 'var(--line-figure)', use: 'Figures that are read at a glance' },
  { size: '--font-title', line: 'var(--line-title)', use: 'Titles of pages' },
  { size: '--font-large', line: 'var(--line-section)', use: 'Symbols of tools, third headings of articles' },
  { size: '--font-section', line: 'var(--line-section)', use: 'Titles of sections and dialogs' },
  { size: '--font-body', line: 'var(--line-body)', use: 'Texts and controls' },
  { size: '--font-code', line: 'var(--line-note)', use: 'Code' },
  { size: '--font-note', line: 'var(--line-note)', use: 'Notes, details of tables' },
]

/** Sizes of texts, 400 and 500 the only weights. A page uses no others: `check-type-scale` refuses them. */
function Type() {
  return (
    <main className={styles.page}>
      <h1>Type</h1>
      <dl className={styles.lines}>
        {SIZES.map((step) => (
          <Line key={step.size} {...step} />
        ))}
      </dl>
    </main>
  )
}

function Line({ size, line, use }: (typeof SIZES)[number]) {
  return (
    <>
      <dt>
        <code>{size}</code>
        <br />
        {use}
      </dt>
      <dd style={{ fontSize: `var(${size})`, lineHeight: line }}>采购申请单 Purchase order 0123456789</dd>
    </>
  )
}

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {}
