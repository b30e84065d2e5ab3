import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { focusFirst, isLeavingByTab, tabStops } from './focus-inside.ts'
import { useElementWidth } from './use-element-width.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useMediaQuery } from './use-media-query.ts'
import { useReturnFocus, useReturnFocusOnUnmount } from './use-return-focus.ts'
import { useStableCallback } from './use-stable-callback.ts'

const meta = {
  title: 'hooks/Hooks',
  decorators: [
    (Story) => (
      <div style={{ padding: 24, color: 'var(--color-text-1)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function ElementWidth() {
  const { ref, width } = useElementWidth()
  const [wide, setWide] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setWide(!wide)}>
        Resize
      </button>
      <div ref={ref} style={{ inlineSize: wide ? 300 : 200, border: '1px dashed' }}>
        {width} px
      </div>
    </>
  )
}

/** `useElementWidth` follows the size of an element. */
export const WidthOfAnElement: Story = {
  render: () => <ElementWidth />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('202 px')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resize' }))
    await expect(await canvas.findByText('302 px')).toBeVisible()
  },
}

function MediaQueries() {
  const queries = ['(width >= 1px)', '(width < 1px)', '(prefers-reduced-motion: reduce)', '(orientation: portrait)']
  return (
    <ul>
      {queries.map((query) => (
        <MediaQuery key={query} query={query} />
      ))}
    </ul>
  )
}

function MediaQuery({ query }: { query: string }) {
  return (
    <li>
      {query}: {String(useMediaQuery(query))}
    </li>
  )
}

/** `useMediaQuery` answers whether a media query matches, and follows the window. */
export const MediaQueryMatches: Story = {
  render: () => <MediaQueries />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(width >= 1px): true')).toBeVisible()
    await expect(canvas.getByText('(width < 1px): false')).toBeVisible()
  },
}

function FullScreen({ target }: { target?: () => null }) {
  const [note, setNote] = useState('')
  const { isOn, toggle } = useFullScreen({ target, onUnsupported: () => setNote('Full screen is not available.') })
  return (
    <>
      <button type="button" aria-pressed={isOn} onClick={() => void toggle()}>
        {isOn ? 'Leave full screen' : 'Full screen'}
      </button>
      <p>{note}</p>
    </>
  )
}

/** `useFullScreen` shows the page on the whole screen. */
export const FullScreenOfThePage: Story = { render: () => <FullScreen /> }

/** `useFullScreen` calls `onUnsupported` when there is no element to show, or the browser refuses. */
export const FullScreenRefused: Story = {
  render: () => <FullScreen target={() => null} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }))
    await expect(await canvas.findByText('Full screen is not available.')).toBeVisible()
  },
}

function Question({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => focusFirst(box.current), [])
  return (
    <dialog ref={box} open aria-label="Question">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}

function ReturnFocus() {
  const [open, setOpen] = useState(false)
  const returnFocus = useReturnFocus(open)
  function close() {
    setOpen(false)
    returnFocus()
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Another</button>
      {open && <Question onClose={close} />}
    </>
  )
}

/** `useReturnFocus` focuses the button that opened a dialog after the dialog has closed. */
export const FocusReturnsAfterADialog: Story = {
  render: () => <ReturnFocus />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
  },
}

function Panel() {
  const box = useRef<HTMLFieldSetElement>(null)
  const [left, setLeft] = useState(false)
  useReturnFocusOnUnmount()
  useEffect(() => {
    const panel = box.current
    if (!panel) return
    focusFirst(panel, { skip: '[data-close]' })
    const listen = ({ key, shiftKey, target }: KeyboardEvent) => {
      if (target && isLeavingByTab({ key, shiftKey, target }, panel)) setLeft(true)
    }
    panel.addEventListener('keydown', listen)
    return () => panel.removeEventListener('keydown', listen)
  }, [])
  return (
    <fieldset ref={box} aria-label="Panel">
      <button type="button" data-close>
        Close
      </button>
      <input aria-label="Name" />
      <input aria-label="Code" disabled />
      <button type="button">Save</button>
      <output>{left ? 'Tab leaves the panel.' : 'The focus is in the panel.'}</output>
    </fieldset>
  )
}

function Focus() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Panel
      </button>
      {open && <Panel />}
    </>
  )
}

/** `focusFirst` skips the close button, `isLeavingByTab` sees the last stop, `useReturnFocusOnUnmount` goes back. */
export const FocusInsideAPanel: Story = {
  render: () => <Focus />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Panel' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const panel = canvas.getByRole('group', { name: 'Panel' })
    await waitFor(() => expect(within(panel).getByLabelText('Name')).toHaveFocus())
    await expect(tabStops(panel)).toHaveLength(3)
    await userEvent.keyboard('{Tab}')
    await expect(canvas.getByText('The focus is in the panel.')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect(await canvas.findByText('Tab leaves the panel.')).toBeVisible()
    // The click focuses the opener only where the platform does; the panel returns the focus in any case.
    await userEvent.click(opener)
    await expect(opener).toHaveFocus()
  },
}

function StableCallback() {
  const [count, setCount] = useState(0)
  const report = useStableCallback(() => count)
  const [first] = useState(() => report)
  const [seen, setSeen] = useState<number>()
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <button type="button" onClick={() => setSeen(first())}>
        Report
      </button>
      <output>
        {first === report ? 'same function' : 'another function'}, reports {seen}
      </output>
    </>
  )
}

/** `useStableCallback` returns one function for all renders, which calls the function of the last render. */
export const OneFunctionForAllRenders: Story = {
  render: () => <StableCallback />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }))
    await expect(canvas.getByText('same function, reports 2')).toBeVisible()
  },
}
