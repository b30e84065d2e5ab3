import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import styles from './Foundations.module.css'

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `--${name}-${at + 1}`)

const GROUPS: Record<string, readonly string[]> = {
  Text: numbered('color-text', 4),
  Background: numbered('color-bg', 5),
  Fill: numbered('color-fill', 4),
  Border: [...numbered('color-border', 4), '--color-control-border'],
}

const PALETTES: Record<string, string> = {
  Accent: 'primary',
  Success: 'success',
  Warning: 'warning',
  Danger: 'danger',
  Neutral: 'gray',
}

/** Tokens of the present theme. Accents are triples: `rgb(var(--primary-6))`. */
function Colours() {
  return (
    <main className={styles.page}>
      <h1>Colours</h1>
      {Object.entries(GROUPS).map(([name, tokens]) => (
        <Group key={name} name={name} tokens={tokens} colourOf={(token) => `var(${token})`} />
      ))}
      {Object.entries(PALETTES).map(([name, palette]) => (
        <Group
          key={name}
          name={name}
          tokens={STEPS.map((step) => `--${palette}-${step}`)}
          colourOf={(token) => `rgb(var(${token}))`}
        />
      ))}
    </main>
  )
}

interface GroupProps {
  name: string
  tokens: readonly string[]
  colourOf: (token: string) => string
}

function Group({ name, tokens, colourOf }: GroupProps) {
  return (
    <section>
      <h2>{name}</h2>
      <ul className={styles.swatches}>
        {tokens.map((token) => (
          <Swatch key={token} token={token} colour={colourOf(token)} />
        ))}
      </ul>
    </section>
  )
}

/** A colour with its token and its value in the present theme. */
function Swatch({ token, colour }: { token: string; colour: string }) {
  const box = useRef<HTMLSpanElement>(null)
  const [value, setValue] = useState('')
  useEffect(function readValue() {
    const read = () => box.current && setValue(getComputedStyle(box.current).backgroundColor)
    // The theme is set on the body after the first render.
    const observer = new MutationObserver(read)
    observer.observe(document.body, { attributes: true })
    read()
    return () => observer.disconnect()
  }, [])
  return (
    <li className={styles.swatch}>
      <span ref={box} className={styles.box} style={{ background: colour }} />
      <code>{token}</code>
      <small>{value}</small>
    </li>
  )
}

const meta = { title: 'Foundations/Colours', component: Colours } satisfies Meta<typeof Colours>
export default meta
type Story = StoryObj<typeof meta>

export const Tokens: Story = {}

/** The dark theme, independent of the toolbar. */
export const Dark: Story = { globals: { theme: 'dark' } }
