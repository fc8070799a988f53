/** Languages that are not spoken here: the words by which each is known, and what is said to it. The choice of words is a design value. */

/** Common words of a language that are none of English, without accents as texts are read. */
export const WORDS_OF_LANGUAGES: Readonly<Record<"es" | "fr" | "de", ReadonlySet<string>>> = {
  es: new Set([
    ..."como que cuanto cuanta cuantos cuantas donde cuando cual por para pero porque el los las del una unos mi mis tu".split(
      " ",
    ),
    ..."es esta estoy soy tengo tiene puedo puede quiero quiere hacer hago ejercicio ejercicios correr empezar empiezo".split(
      " ",
    ),
    ..."hola gracias buenos buenas dias noches ayuda me duele rodilla espalda semana hoy ayer muy mas menos y no se sin con".split(
      " ",
    ),
    ..."entrenar entrenamiento perder peso comer caminar nadar veces cada debo deberia hay".split(
      " ",
    ),
  ]),
  fr: new Set([
    ..."comment quoi quand pourquoi combien ou est ce que je tu il elle nous vous ils les des du une un mon ma mes le la".split(
      " ",
    ),
    ..."suis ai peux puis veux dois faire fais exercice exercices courir commencer bonjour bonsoir salut merci pour avec sans".split(
      " ",
    ),
    ..."mal au genou dos semaine aujourdhui hier tres plus moins et pas ne fois par jour perdre poids manger marcher nager entrainement".split(
      " ",
    ),
  ]),
  de: new Set([
    ..."wie was wann warum wo wer welche welcher ich du wir ihr sie er der die das den dem ein eine einen mein meine meinen".split(
      " ",
    ),
    ..."ist bin habe hat kann kannst darf muss soll sollte will mochte machen mache laufen anfangen training trainieren hallo danke".split(
      " ",
    ),
    ..."guten tag morgen abend und oder aber nicht kein keine mit ohne fur von zu viel viele oft woche heute gestern knie rucken tut weh abnehmen essen".split(
      " ",
    ),
  ]),
};

/** Spelled the same in English: they tell neither. */
export const ALSO_ENGLISH: ReadonlySet<string> = new Set(
  "no me y se ou a or i on an as at be he we do so will die das was training man tag par plus mal puis sans mine".split(
    " ",
  ),
);

/** Those that begin the names of places: "El Camino del Norte", "Des Moines to LA". */
export const OF_PLACE_NAMES: ReadonlySet<string> = new Set(
  "el los las la del de des du le les san santa sur das der die den con por".split(" "),
);

/** Said in that language, before the same in English. */
export const SAID_IN: Readonly<Record<"es" | "fr" | "de" | "ja" | "ko", string>> = {
  es: "Lo siento: aquí solo hablo inglés y chino. En una emergencia, llama al número de emergencias.",
  fr: "Désolé : ici je ne parle qu’anglais et chinois. En cas d’urgence, appelez le numéro d’urgence.",
  de: "Leider spreche ich hier nur Englisch und Chinesisch. Rufen Sie im Notfall die Notrufnummer an.",
  ja: "申し訳ありません。ここで使えるのは英語と中国語だけです。緊急のときは救急に電話してください。",
  ko: "죄송합니다. 여기서는 영어와 중국어만 할 수 있습니다. 응급 상황에는 긴급 전화번호로 전화하세요.",
};

export const SAID_IN_ENGLISH =
  "I speak English and Chinese (中文). Ask me again in one of them, and I gladly help with exercise and your own records.";
