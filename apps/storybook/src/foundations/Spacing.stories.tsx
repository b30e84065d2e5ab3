import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import styles from './Foundations.module.css'

const SPACES = [1, 2, 3, 4, 6, 8].map((step) => `--space-${step}`)
const RADII = ['--radius-control', '--radius-card', '--radius-dialog']

/** Distances between and inside components, and corners. */
function Spacing() {
  return (
    <main className={styles.page}>
      <h1>Spacing</h1>
      <dl className={styles.lines}>
        {SPACES.map((token) => (
          <Line key={token} token={token}>
            <span className={styles.bar} style={{ inlineSize: `var(${token})` }} />
          </Line>
        ))}
        <Line token="--control-height">
          <span className={styles.corner} style={{ blockSize: 'var(--control-height)' }} />
        </Line>
        {RADII.map((token) => (
          <Line key={token} token={token}>
            <span className={styles.corner} style={{ borderRadius: `var(${token})` }} />
          </Line>
        ))}
      </dl>
    </main>
  )
}

function Line({ token, children }: { token: string; children: ReactNode }) {
  return (
    <>
      <dt>
        <code>{token}</code>
      </dt>
      <dd>{children}</dd>
    </>
  )
}

const meta = { title: 'Foundations/Spacing', component: Spacing } satisfies Meta<typeof Spacing>
export default meta
type Story = StoryObj<typeof meta>

/** `--control-height` follows the density of the toolbar. */
export const Distances: Story = {}
