/**
 * Synonyms: typed term → terms of the catalogue, best first. Accents, case, plural and gender are
 * ignored; the words of one term must all match. The typed term is searched too.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  // Locks, hinges and door hardware
  cerradura: ['chapa'],
  puerta: ['chapa', 'bisagra'],
  cerrojo: ['chapa'],
  chapas: ['chapa'],
  'chapa para puerta': ['chapa'],
  gozne: ['bisagra'],
  // Machines and tools
  soldadora: ['maquina soldar'],
  'soldadora inverter': ['maquina soldar inverter'],
  'equipo soldar': ['maquina soldar'],
  'maquina soldadura': ['maquina soldar'],
  inversora: ['maquina soldar inverter'],
  amoladora: ['esmeril'],
  esmeriladora: ['esmeril'],
  moladora: ['esmeril'],
  pulidora: ['esmeril'],
  grinder: ['esmeril'],
  'tornillo banco': ['prensa banco'],
  'tornillo mecanico': ['prensa banco'],
  morsa: ['prensa'],
  pinza: ['alicate'],
  tenaza: ['alicate'],
  'set llaves': ['juego llaves'],
  'llave francesa': ['llave'],
  'llave boca corona': ['llave mixta'],
  'llave combinada': ['llave mixta'],
  mecha: ['broca'],
  'disco amoladora': ['disco corte'],
  'disco esmeril': ['disco corte'],
  'disco desbaste': ['disco'],
  // Welding and finishing supplies
  soldadura: ['electrodo', 'maquina soldar'],
  'varilla soldar': ['electrodo'],
  supercito: ['electrodo e7018'],
  cellocord: ['electrodo e6011'],
  'punto azul': ['electrodo e6011'],
  overcord: ['electrodo e6013'],
  sellador: ['silicona'],
  'tubo silicona': ['silicona'],
  sellante: ['silicona'],
  pintura: ['esmalte'],
  anticorrosivo: ['esmalte anticorrosivo'],
  zincromato: ['esmalte anticorrosivo'],
  'base zincromato': ['esmalte anticorrosivo'],
  base: ['esmalte anticorrosivo'],
  // Bars and reinforcement
  varilla: ['fierro corrugado', 'barra'],
  'varilla corrugada': ['fierro corrugado'],
  'barra corrugada': ['fierro corrugado'],
  'fierro construccion': ['fierro corrugado'],
  'acero corrugado': ['fierro corrugado'],
  'acero construccion': ['fierro corrugado'],
  hierro: ['fierro', 'barra'],
  fierro: ['fierro corrugado', 'barra', 'platina', 'angulo'],
  'fierro liso': ['barra redonda'],
  'fierro redondo': ['barra redonda'],
  'fierro cuadrado': ['barra cuadrada'],
  'fierro plano': ['platina'],
  'barra redonda': ['acero redondo'],
  'barra lisa': ['barra redonda'],
  'barra plana': ['platina'],
  solera: ['platina'],
  pletina: ['platina'],
  cabilla: ['fierro corrugado'],
  eje: ['barra redonda', 'acero redondo'],
  fe: ['fierro corrugado', 'barra'],
  'fe liso': ['barra redonda'],
  // Sections
  perfil: ['angulo', 'canal', 'viga', 'tee', 'tubo cuadrado', 'tubo rectangular'],
  'perfil l': ['angulo'],
  'perfil angular': ['angulo'],
  'perfil u': ['canal'],
  'perfil c': ['canal'],
  'perfil t': ['tee'],
  'perfil h': ['viga h'],
  'perfil cuadrado': ['tubo cuadrado'],
  'perfil rectangular': ['tubo rectangular'],
  te: ['tee'],
  'viga w': ['viga h'],
  'viga i': ['viga h'],
  'viga doble t': ['viga h'],
  'doble t': ['viga h'],
  'perfil i': ['viga h'],
  wf: ['viga h'],
  cañeria: ['tubo sch', 'tubo redondo'],
  tuberia: ['tubo sch', 'tubo redondo'],
  caño: ['tubo redondo'],
  'tubo redondo': ['tubo sch'],
  'tubo fierro': ['tubo'],
  'tubo agua': ['tubo sch'],
  'tubo gas': ['tubo sch'],
  'tubo mueble': ['tubo laf'],
  cedula: ['sch'],
  // Sheets, meshes and roofing
  lamina: ['plancha'],
  lata: ['plancha galvanizada', 'calamina'],
  chapa: ['chapa', 'plancha'],
  'plancha negra': ['plancha lac', 'plancha laf'],
  'plancha fierro': ['plancha lac', 'plancha laf'],
  'plancha acero': ['plancha'],
  'plancha antideslizante': ['plancha estriada'],
  'plancha labrada': ['plancha estriada'],
  'plancha zincada': ['plancha galvanizada'],
  'plancha techo': ['calamina'],
  zinc: ['galvanizado', 'calamina'],
  techo: ['calamina', 'silicona techo'],
  teja: ['calamina'],
  'malla soldada': ['malla electrosoldada'],
  'malla desplegada': ['malla expandida'],
  'metal expandido': ['malla expandida'],
  'malla construccion': ['malla electrosoldada'],
  // Finishes
  galvanizado: ['galv'],
  zincado: ['galv'],
  inoxidable: ['inox'],
  negro: ['negro', 'lac', 'laf', 'estructural'],
  'laminado frio': ['laf'],
  'laminado caliente': ['lac'],
  cuad: ['cuadrado'],
  rect: ['rectangular'],
  red: ['redondo'],
  pl: ['plancha', 'platina'],
  // English, as on drawings and imported tools
  'square tube': ['tubo cuadrado'],
  'square pipe': ['tubo cuadrado'],
  'rectangular tube': ['tubo rectangular'],
  'round tube': ['tubo redondo'],
  tube: ['tubo'],
  pipe: ['tubo'],
  angle: ['angulo'],
  'angle bar': ['angulo'],
  'angle iron': ['angulo'],
  'flat bar': ['platina'],
  'round bar': ['barra redonda'],
  'square bar': ['barra cuadrada'],
  rebar: ['fierro corrugado'],
  beam: ['viga'],
  'h beam': ['viga h'],
  channel: ['canal'],
  plate: ['plancha'],
  sheet: ['plancha', 'calamina'],
  'steel plate': ['plancha'],
  'steel sheet': ['plancha'],
  'checkered plate': ['plancha estriada'],
  mesh: ['malla'],
  galvanized: ['galv'],
  stainless: ['inox'],
  'stainless steel': ['inox'],
  steel: ['acero'],
  electrode: ['electrodo'],
  'welding rod': ['electrodo'],
  'welding machine': ['maquina soldar'],
  welder: ['maquina soldar'],
  'angle grinder': ['esmeril'],
  'cutting disc': ['disco corte'],
  'drill bit': ['broca'],
  wrench: ['llave'],
  pliers: ['alicate'],
  vise: ['prensa'],
  hinge: ['bisagra'],
  lock: ['chapa'],
};

export const otherBrands: readonly string[] = ['bosch', 'dewalt', 'makita', 'stanley', 'truper'];

/** What a product comes in: `caja de electrodos`. */
export const containerWords: readonly string[] = (
  'atado balde bolsa caja docena galon juego kilo lata litro metro millar paquete par pieza ' +
  'rollo saco set tira unidad'
).split(' ');

/**
 * Products of other shops, which must not be corrected to similar words of the catalogue: `lija`
 * (sandpaper) is not `lisa`.
 */
export const otherThings: readonly string[] = [
  ...otherBrands,
  ...(
    'aguarras antorcha arena balde brocha cable cal canaleta casco cinta correa cumbrera empaque estribo ' +
    'laca lija lima macho manga masilla mecate pala pasta perno pico plastico reja rejilla riel rollo ' +
    'serrucho sierra soga taco tecle teflon thiner thinner tuerca'
  ).split(' '),
];

/** Stop words: articles, prepositions and the words of a request. */
export const stopWords: readonly string[] = (
  'a al con de del en para por sin tipo barata barato buen buena buenas buenos busco buscar ' +
  'cotizacion cotizar compra comprar cuanto cuesta deme dias el hay hola la las los me mejor n ' +
  'necesito no nro numero o oferta precio que quiero servicio su suministro tardes tiene tienen ' +
  'un una venta venden vender x y'
).split(' ');

/** Sheet thickness in mm by gauge, rounded as Peruvian mills do. */
export const gauges: Readonly<Record<string, string>> = {
  14: '2.0',
  16: '1.5',
  18: '1.2',
  20: '0.9',
  22: '0.8',
  24: '0.6',
  26: '0.45',
  28: '0.4',
  30: '0.3',
};
