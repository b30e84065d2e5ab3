import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './Foundations.module.css'

const SIZES = ['--font-title', '--font-section', '--font-body', '--font-note']

/** Sizes of texts. A page uses no others. */
function Type() {
  return (
    <main className={styles.page}>
      <h1>Type</h1>
      <dl className={styles.lines}>
        {SIZES.map((token) => (
          <Line key={token} token={token} />
        ))}
      </dl>
    </main>
  )
}

function Line({ token }: { token: string }) {
  return (
    <>
      <dt>
        <code>{token}</code>
      </dt>
      <dd style={{ fontSize: `var(${token})` }}>采购申请单 Purchase order 0123456789</dd>
    </>
  )
}

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {}
