import { Button, Input } from '@arco-design/web-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ChoiceNode } from './choice-node.ts'
import type { ChoiceLine } from './choice-store.ts'
import type { ChoiceDialogProps } from './ChoiceDialog.tsx'
import { ChoiceList, lineId } from './ChoiceList.tsx'
import styles from './ChoicePanes.module.css'
import { pinyinFor } from './pinyin-for.ts'
import { type ChoiceTextKey, useChoiceText } from './choice-text.ts'
import { ChosenList } from './ChosenList.tsx'
import { PastePanel, PasteReport } from './PastePanel.tsx'
import type { MatchPinyin } from './match-name.ts'
import { pathText } from './choice-node.ts'
import { RecentChoices } from './RecentChoices.tsx'
import { splitNames } from './split-names.ts'
import type { useChoice } from './use-choice.ts'
import { useLineWindow } from './use-line-window.ts'
import { useListKeys } from './use-list-keys.ts'
import { usePaste } from './use-paste.ts'
import { useView } from './use-view.ts'
import { ViewTabs } from './ViewTabs.tsx'

interface ChoicePanesProps extends ChoiceDialogProps {
  choice: ReturnType<typeof useChoice>
  choose: (nodes: readonly ChoiceNode[]) => void
  onConfirmNow: () => void
}

const TAB_TITLES: Record<string, ChoiceTextKey> = {
  all: 'tab.all',
  colleagues: 'tab.colleagues',
  subordinates: 'tab.subordinates',
  system: 'tab.system',
}

/** The list or tree with its search, and beside it the choice. */
export function ChoicePanes(props: ChoicePanesProps) {
  const { id, source, multiple, policy, choice, choose, textOf, onConfirmNow } = props
  const t = useChoiceText()
  const { store, lines, place, setPlace, keyword, setKeyword } = useView(source.views, props.typed)
  const [activeKey, setActiveKey] = useState<string>()
  const [matchPinyin, setMatchPinyin] = useState<MatchPinyin>()
  const [isPasting, setPasting] = useState(false)
  /** Enter was pressed during the search: choose its first result. */
  const isAwaited = useRef(false)
  const paste = usePaste({ source, multiple, add: choose })
  const active = Math.max(
    0,
    lines.findIndex(({ key }) => key === activeKey),
  )
  const lineWindow = useLineWindow({ count: lines.length, active: activeKey === undefined ? -1 : active })
  const listId = `${id}-list`
  const isChosen = (one: string) => choice.chosen.has(one)
  const lastInSight = lines[lineWindow.end - 1]

  useEffect(
    function loadMoreAtTheEnd() {
      if (lastInSight?.kind === 'more') store.more()
    },
    [lastInSight, store],
  )

  useEffect(function chooseWhatWasSearched() {
    const [first] = lines
    if (!isAwaited.current || store.isSearching) return
    isAwaited.current = false
    if (first?.kind === 'node') press(first)
  })

  function toggle(node: ChoiceNode) {
    if (!isChosen(node.id)) choose([node])
    else if (multiple) choice.remove(node.id)
  }

  function press(line: ChoiceLine) {
    setActiveKey(line.key)
    if (line.kind === 'failed') line.retry()
    else if (line.kind === 'more') store.more()
    else if (line.kind === 'node' && line.node.isChoosable) toggle(line.node)
    else if (line.kind === 'node') store.toggle(line.node)
  }

  /** By key, choosing the chosen entry again confirms it. */
  function pressByKey(line: ChoiceLine) {
    if (line.kind === 'node' && !multiple && isChosen(line.node.id)) onConfirmNow()
    else press(line)
  }

  const keys = useListKeys({
    store,
    lines,
    active,
    setActive: setActiveKey,
    page: lineWindow.page,
    matchPinyin,
    press: pressByKey,
    choose: (line) => {
      if (multiple && line.kind === 'node' && line.node.isChoosable && !isChosen(line.node.id)) choose([line.node])
    },
  })

  function onSearchKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && keyword !== '') {
      // Escape clears the search first, then closes the dialog.
      event.stopPropagation()
      setKeyword('')
    } else if (event.key === 'Enter' && !event.ctrlKey && store.isSearching) isAwaited.current = true
    else keys.onSearchKey(event)
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain')
    if (splitNames(pasted).length < 2) return
    event.preventDefault()
    paste.start(pasted)
  }

  function confirmByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onConfirmNow()
  }

  const combobox = {
    role: 'combobox',
    'aria-expanded': true,
    'aria-haspopup': 'tree' as const,
    'aria-autocomplete': 'list' as const,
    'aria-controls': listId,
    'aria-activedescendant': lines.length > 0 ? lineId(listId, active) : undefined,
    'aria-label': t('search'),
    autoComplete: 'off',
  }
  const tabs = source.views.flatMap((view) => TAB_TITLES[view.key] ?? [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key that bubbles from anywhere in the dialog
    <div className={styles.panes} data-panes={policy.hasPane ? 2 : 1} onKeyDown={confirmByKey}>
      <div className={styles.source}>
        {tabs.length > 1 && <ViewTabs titles={tabs} place={place} paneId={`${id}-pane`} onChange={setPlace} />}
        <div
          id={`${id}-pane`}
          className={styles.pane}
          {...(tabs.length > 1 && { role: 'tabpanel', 'aria-label': t(tabs[place] ?? 'tree') })}
        >
          <div className={styles.search}>
            <Input
              {...combobox}
              allowClear
              value={keyword}
              placeholder={t(policy.hint)}
              onChange={(typed) => {
                isAwaited.current = false
                setKeyword(typed)
                setActiveKey(undefined)
              }}
              onKeyDown={onSearchKey}
              onPaste={onPaste}
            />
            {multiple && (
              <Button aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
                {t('paste')}
              </Button>
            )}
          </div>
          {isPasting && <PastePanel onAdd={paste.start} onClose={() => setPasting(false)} />}
          <PasteReport
            state={paste.state}
            textOf={(node) => [textOf(node, node.id), node.note || pathText(node.path.slice(0, -1))].join(' ')}
            onChoose={paste.settle}
          />
          {keyword === '' && <RecentChoices source={source} isChosen={isChosen} onPress={toggle} />}
          <ChoiceList
            id={listId}
            label={t('tree')}
            lines={lines}
            lineWindow={lineWindow}
            active={active}
            multiple={multiple}
            isChosen={isChosen}
            onPress={press}
            onToggle={(line) => line.kind === 'node' && store.toggle(line.node)}
            onOpen={(line) => {
              if (line.kind === 'node' && !multiple && isChosen(line.node.id)) onConfirmNow()
            }}
            onFocus={() => void pinyinFor('a').then((match) => setMatchPinyin(() => match))}
            onKeyDown={keys.onListKey}
          />
        </div>
      </div>
      {policy.hasPane && (
        <div className={styles.chosen}>
          <ChosenList entries={choice.entries} textOf={textOf} onRemove={choice.remove} onClear={choice.clear} />
        </div>
      )}
    </div>
  )
}
