/** The areas of a folder from the ground up: each knows those before it alone. Two between bars know each other. */
const AREAS = {
  components: [
    ...['ui', 'drawing', 'brief', 'draft'],
    ...['providers', 'session', 'player', 'notifications', 'downloads'],
    ...['creations', 'billing', 'recordings', 'offline'],
    ...['voices', 'songs', 'covers', 'own-voice', 'generator'],
    ...['library', 'published', 'marketing', 'account', 'layout'],
  ],
  'server/services': [
    ...['limits', 'mail', 'notifications', 'creation-kinds', 'plans', 'moderation', 'credits'],
    ...['sign-in', 'storage', 'uploads', 'creations'],
    ...['voices', 'songs', 'covers', 'writing', 'payments'],
    ...['downloads', 'publishing', 'sharing', 'accounts', 'exports'],
  ],
  'lib/engine': [
    ...['pcm', 'random', 'theory', 'dsp'],
    ...['lyrics', 'score', 'vocoder', 'separation', 'reference'],
    ...['speech', 'instruments', 'voices', 'singing', 'mix'],
    ...['compose', 'songwriter|brief', 'rework'],
    ...['codec', 'analyse', 'render', 'cover', 'demo'],
  ],
  'lib/engine/compose': [
    ...['styles', 'vocabulary', 'settings'],
    ...['rhythm', 'words', 'form', 'harmony', 'melody', 'transposition'],
    ...['arrangement', 'vocals'],
  ],
  'lib/engine/lyrics': ['language', 'markup', 'voices', 'sung-words'],
  'lib/engine/mix': ['meters', 'dynamics', 'channels', 'effects'],
  'lib/engine/singing': ['pitch'],
}

/** What the engine is fed and what it reports: types and names that every folder of it may import. */
const BELOW_ALL_AREAS = '^lib/engine/(assets|progress)\\.ts$'

const areasImportDownwards = Object.entries(AREAS).flatMap(([folder, areas]) => {
  const anyArea = `^${folder}/[^/]+/`
  const knownAreas = `^${folder}/(${areas.join('|')})/`
  return [
    ...areas.slice(0, -1).map((area, index) => ({
      name: `areas-import-downwards-${area}`,
      severity: 'error',
      from: { path: `^${folder}/(${area})/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${folder}/(${areas.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'files-beside-areas-are-above-them',
      severity: 'error',
      from: { path: anyArea, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${folder}/[^/]+$`, pathNot: BELOW_ALL_AREAS },
    },
    {
      name: 'areas-have-a-place',
      comment: 'A new area stands in the list above before it imports or is imported.',
      severity: 'error',
      from: {},
      to: { path: anyArea, pathNot: knownAreas },
    },
    {
      name: 'areas-have-a-place',
      severity: 'error',
      from: { path: anyArea, pathNot: knownAreas },
      to: {},
    },
  ]
})

/**
 * Which way knowledge may flow. The design pass counts type imports too; the runtime pass (DEPCRUISE_PASS=runtime)
 * leaves them out and holds what components and commands must never reach.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const design = [
  { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'lib-knows-nothing-above',
    severity: 'error',
    from: { path: '^lib/', pathNot: '\\.test\\.ts$' },
    to: { path: '^(app|components|server)/' },
  },
  {
    name: 'content-is-read-by-pages',
    comment: 'Long texts are read while pages are made, never in a browser.',
    severity: 'error',
    from: { path: '^(components|lib|server)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^content/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-draws-nothing',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^(app|components)/' },
  },
  {
    name: 'ui-knows-no-product',
    comment: 'Primitives know nothing of songs, people or plans.',
    severity: 'error',
    from: { path: '^components/ui/' },
    to: { path: '^(components/(?!ui/)|server/|app/)' },
  },
  ...areasImportDownwards,
  {
    name: 'areas-have-no-files-beside-them',
    severity: 'error',
    from: {},
    to: { path: '^(components|server/services)/[^/]+$' },
  },
  {
    name: 'engine-is-an-island',
    comment: 'It reads small words of languages from lists that are nothing but data.',
    severity: 'error',
    from: { path: '^lib/engine/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^(lib/engine/|node_modules/stopword/)' },
  },
  {
    name: 'engine-through-its-doors',
    comment: 'Only loaders of assets may name the types behind the door.',
    severity: 'error',
    from: { path: '^(app|components|server|lib/(?!engine/))', pathNot: '(^server/assets/|\\.test\\.ts$)' },
    to: { path: '^lib/engine/', pathNot: '^lib/engine/(index|browser|recording|covers|sound)\\.ts$' },
  },
  {
    name: 'browser-through-the-small-door',
    severity: 'error',
    from: { path: '^(app|components|lib/(?!engine/))' },
    to: { path: '^lib/engine/(index|covers|sound)\\.ts$' },
  },
  {
    name: 'sound-without-words',
    comment: 'Each thread that makes sound would load the words of all languages, 110 MB.',
    severity: 'error',
    from: { path: '^server/adapters/(music|voice-preview)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^lib/engine/index\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'recordings-without-songs',
    comment:
      'Each process that takes a recording would load what composes and sings songs, for as long as it loads all else.',
    severity: 'error',
    from: { path: '^server/adapters/(recording|cover|voice-estimator|reference-analyser)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^lib/engine/(index|sound)\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'engine-writes-without-sound',
    comment: 'Who writes songs knows voices and instruments by name and range, and nothing of how they sound.',
    severity: 'error',
    from: { path: '^lib/engine/(compose|songwriter|brief|rework)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^lib/engine/(pcm|dsp|vocoder|separation|speech|singing|mix)/' },
  },
  {
    name: 'engine-assets-are-types',
    comment: 'Every folder imports them, so they import nothing that runs.',
    severity: 'error',
    from: { path: BELOW_ALL_AREAS },
    to: { dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'one-composition-root',
    severity: 'error',
    from: { path: '^server/', pathNot: '^server/(container\\.ts|adapters/|cli/|worker/)' },
    to: { path: '^server/adapters/' },
  },
  {
    name: 'services-know-no-transport',
    severity: 'error',
    from: { path: '^server/(services|ports|jobs)/' },
    to: { path: '^server/(api|http|web|worker|cli|container\\.ts)' },
  },
  {
    name: 'services-know-no-framework',
    comment: 'Next.js and Stripe stand behind routes and ports.',
    severity: 'error',
    from: { path: '^server/(services|ports|jobs)/' },
    to: { path: '^node_modules/(next|stripe)/' },
  },
  {
    name: 'adapters-know-no-siblings',
    comment:
      'What several of them share are processes, threads, what those say to each other, and the reading of recordings.',
    severity: 'error',
    from: { path: '^server/adapters/([^/]+)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^server/adapters/', pathNot: '^server/adapters/($1|confined|threads|generation|recording)/' },
  },
  {
    name: 'adapters-know-no-services',
    comment: 'An adapter fulfils its port. What it shares with verbs stands there or in lib.',
    severity: 'error',
    from: { path: '^server/adapters/', pathNot: '\\.test\\.ts$' },
    to: { path: '^server/services/' },
  },
  {
    name: 'thin-doors',
    comment: 'Routes render pages and hand requests on; rules live in verbs.',
    severity: 'error',
    from: { path: '^app/' },
    to: { path: '^server/(services|db|adapters|jobs|ports)/' },
  },
  {
    name: 'no-development-packages',
    severity: 'error',
    from: { path: '^(app|components|lib|server)/', pathNot: '\\.test\\.tsx?$' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
]

const runtime = [
  {
    name: 'components-never-reach-the-server',
    severity: 'error',
    from: { path: '^components/' },
    to: { path: '^server/', reachable: true },
  },
  {
    name: 'generation-needs-no-database',
    comment: 'Commands that make songs, words and covers run before a database client is generated.',
    severity: 'error',
    from: { path: '^server/cli/(song|rework|lyrics|demos|cover)\\.ts$' },
    to: { path: '^server/db/', reachable: true },
  },
  {
    name: 'routes-share-one-site',
    comment:
      'A route with the words of all languages in its bundle costs nine megabytes of code and a hundred of memory.',
    severity: 'error',
    from: { path: '^(app/|server/web/main\\.ts$)' },
    to: { path: '^(lib/engine/index|server/container)\\.ts$', reachable: true },
  },
]

const runtimePass = process.env.DEPCRUISE_PASS === 'runtime'

module.exports = {
  forbidden: runtimePass ? runtime : design,
  options: {
    doNotFollow: { path: ['node_modules', 'server/db/generated'] },
    // Nothing is reached through the engine, an island by the rule above, nor through what routes bundle in development alone.
    exclude: {
      path: [
        '\\.next/',
        '\\.css$',
        ...(runtimePass ? ['^lib/engine/(?!index\\.ts)', '^server/site/open-site\\.ts$'] : []),
      ],
    },
    tsPreCompilationDeps: !runtimePass,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
