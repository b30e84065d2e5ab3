import { Input } from '@arco-design/web-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { announce } from '../base/announce.ts'
import { failureText } from '../options/use-options.ts'
import { useAnswer } from '../services/use-answer.ts'
import type { FoundRegion } from '../services/widget-services.ts'
import { useWidgetText } from '../texts/text-context.ts'
import type { ChosenRegion } from './region-path.ts'
import styles from './RegionSearch.module.css'

interface RegionSearchProps {
  id: string
  /** The deepest level that can be chosen. */
  level: number
  /** A result, and whether it is a leaf. */
  onChoose: (regions: ChosenRegion[], isLeaf: boolean) => void
  /** The content while the search is empty. */
  children: ReactNode
}

/** Delay of the search after the last key, in ms. */
const PAUSE_MS = 250

/** Maximum number of shown results. */
const SHOWN = 50

/** Finds a region of any level by its name. */
export function RegionSearch({ id, level, onChoose, children }: RegionSearchProps) {
  const { t } = useWidgetText()
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [active, setActive] = useState(0)
  const answer = useAnswer(
    keyword === ''
      ? undefined
      : {
          key: `findRegions ${keyword}`,
          ask: async (services, signal) => readFound(await services.findRegions(keyword, { signal })),
        },
  )
  const found = (answer.status === 'ready' ? answer.data : [])
    .filter(({ idPath }) => idPath.length <= level + 1)
    .slice(0, SHOWN)
  const state =
    answer.status === 'failed'
      ? failureText(answer.error, t, 'address.failed')
      : answer.status === 'ready' && found.length === 0
        ? t('address.empty')
        : answer.status === 'loading'
          ? t('address.loading')
          : ''

  useEffect(
    function searchAfterAPause() {
      const timer = setTimeout(() => setKeyword(typed.trim()), PAUSE_MS)
      return () => clearTimeout(timer)
    },
    [typed],
  )
  useEffect(
    function tell() {
      if (state) announce(state)
    },
    [state],
  )

  function choose(one: FoundRegion | undefined) {
    if (!one) return
    setTyped('')
    setKeyword('')
    onChoose(
      one.idPath.map((regionId, place) => ({ id: regionId, fullName: one.namePath[place] ?? '' })),
      one.isLeaf || one.idPath.length === level + 1,
    )
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && typed !== '') {
      // Escape clears the search first, then closes the dialog.
      event.stopPropagation()
      setTyped('')
      setKeyword('')
    } else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0))
    else if (event.key === 'Enter') choose(found[active])
    else return
    event.preventDefault()
  }

  const isSearching = typed.trim() !== ''
  const combobox = {
    role: 'combobox',
    'aria-label': t('address.search'),
    'aria-expanded': isSearching,
    'aria-haspopup': 'listbox' as const,
    'aria-autocomplete': 'list' as const,
    'aria-controls': isSearching ? `${id}-found` : undefined,
    'aria-activedescendant': isSearching && found[active] ? `${id}-found-${active}` : undefined,
    autoComplete: 'off',
  }
  return (
    <div className={styles.search}>
      <Input
        {...combobox}
        allowClear
        value={typed}
        placeholder={t('address.search')}
        onChange={(next) => {
          setTyped(next)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      {isSearching ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of its own below a box of its own */}
          <div id={`${id}-found`} role="listbox" tabIndex={-1} className={styles.list} aria-label={t('address.found')}>
            {found.map((one, place) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box above has the focus and the keys
              <div
                key={one.idPath.join('/')}
                id={`${id}-found-${place}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tag belongs to a select
                role="option"
                tabIndex={-1}
                className={styles.one}
                aria-selected={place === active}
                onClick={() => choose(one)}
                onMouseDown={(event) => event.preventDefault()}
              >
                {one.namePath.join('/')}
              </div>
            ))}
          </div>
          {state && <p className={styles.state}>{state}</p>}
        </>
      ) : (
        children
      )}
    </div>
  )
}

/** Reads results; skips invalid responses. */
function readFound(answer: unknown): readonly FoundRegion[] {
  return (Array.isArray(answer) ? answer : []).filter(
    (one: unknown): one is FoundRegion =>
      typeof one === 'object' &&
      one !== null &&
      Array.isArray(Reflect.get(one, 'idPath')) &&
      Array.isArray(Reflect.get(one, 'namePath')),
  )
}
