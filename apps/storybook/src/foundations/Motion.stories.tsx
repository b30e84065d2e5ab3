import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import styles from './Motion.module.css'

/** What moves, how long, and along which curve. */
const MOVES = [
  { name: 'Hover, press', time: '120 ms', curve: 'ease-out', className: styles.quick },
  { name: 'Panel, drawer, menu: in', time: '160 ms', curve: 'ease-out', className: styles.enter },
  { name: 'Panel, drawer, menu: out', time: '120 ms', curve: 'ease-in', className: styles.leave },
  { name: 'Layout, such as the collapsing menu', time: '200 ms', curve: 'ease-in-out', className: styles.layout },
]

/** Motion shows where something comes from. It never delays, never repeats, and is off under reduced motion. */
function Motion() {
  const [isMoved, setMoved] = useState(false)
  return (
    <main className={styles.page}>
      <h1>Motion</h1>
      <p>
        <Button type="primary" onClick={() => setMoved(!isMoved)}>
          播放
        </Button>
      </p>
      <ul className={styles.moves} data-moved={isMoved || undefined}>
        {MOVES.map(({ name, time, curve, className }) => (
          <li key={name}>
            <span>{name}</span>
            <code>
              {time} {curve}
            </code>
            <span className={styles.track}>
              <span className={`${styles.mark} ${className}`} />
            </span>
          </li>
        ))}
      </ul>
    </main>
  )
}

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>
export default meta

type Story = StoryObj<typeof meta>

export const Durations: Story = {}
