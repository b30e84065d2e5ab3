import { createHash } from 'node:crypto'
import { type Language, languageEntry } from '@sqos/contract'
import { escapeHtml } from '../../../platform/html.ts'
import { text } from '../../../platform/text.ts'
import type { FlowDecisionLinks, LinkDecision } from './decision-link.service.ts'

const CSS = `
:root { color-scheme: light dark; --text: #1d2129; --soft: #4e5969; --card: #fff; --page: #f2f3f5; --line: #c9cdd4; --agree: #165dff; --reject: #cb272d; }
@media (prefers-color-scheme: dark) { :root { --text: #f0f0f0; --soft: #c5c5c5; --card: #232324; --page: #17171a; --line: #484849; --agree: #3c7eff; --reject: #d34947; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; color: var(--text); background: var(--page); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 480px; margin: 8vh auto 0; padding: 24px; background: var(--card); border-radius: 12px; }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.4; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 20px; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
label { display: block; margin-bottom: 4px; color: var(--soft); }
textarea { display: block; width: 100%; min-height: 88px; margin-bottom: 16px; padding: 8px 12px; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 6px; font: inherit; }
button { width: 100%; min-height: 44px; color: #fff; background: var(--agree); border: 0; border-radius: 6px; font: inherit; font-weight: 600; cursor: pointer; }
button.reject { background: var(--reject); }
p { margin: 0; color: var(--soft); }
:focus-visible { outline: 2px solid var(--agree); outline-offset: 2px; }
`

/** The policy of the pages: their own style sheet, their own form, nothing else. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

function pageOf(language: Language, { title, content }: { title: string; content: string }): string {
  return (
    `<!doctype html><html lang="${languageEntry(language).tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${CSS}</style></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`
  )
}

/** The page that asks for the decision of a link. */
export function questionPage(
  language: Language,
  { decision, title, initiator, node, person }: Awaited<ReturnType<FlowDecisionLinks['preview']>>,
): string {
  const of = (key: string) => escapeHtml(text(language, `workflow.link.${key}`))
  const facts = [
    ['initiator', initiator],
    ['node', node],
    ['person', person],
  ].map(([key = '', value = '']) => `<dt>${of(key)}</dt><dd>${escapeHtml(value)}</dd>`)
  const content =
    `<dl>${facts.join('')}</dl><form method="post">` +
    `<label for="opinion">${of('opinion')}</label><textarea id="opinion" name="handleOpinion" maxlength="2000"></textarea>` +
    `<button class="${decision}">${of(decision)}</button></form>`
  return pageOf(language, { title, content })
}

/** The page after a decision. */
export const donePage = (language: Language, decision: LinkDecision): string =>
  pageOf(language, {
    title: text(language, decision === 'agree' ? 'workflow.agreed' : 'workflow.rejected'),
    content: `<p>${escapeHtml(text(language, 'workflow.link.done'))}</p>`,
  })

/** The page of a link that cannot be used, with the reason. */
export const refusalPage = (language: Language, reason: string): string =>
  pageOf(language, {
    title: text(language, 'workflow.link.refused'),
    content: `<p>${escapeHtml(reason)}</p><p>${escapeHtml(text(language, 'workflow.link.signIn'))}</p>`,
  })
