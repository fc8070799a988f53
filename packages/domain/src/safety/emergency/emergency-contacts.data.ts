/**
 * Emergency numbers, crisis lines and poison centres by region. Checked against stored copies of the named pages, so
 * that a change after the copy was made is not seen: check again before each release.
 */
import type { EmergencyContactKind } from "./emergency-contact.ts";

export type ContactRow = readonly [region: string, kind: EmergencyContactKind, name: string, phone: string, organisation: string, url: string | null, confirmed: boolean];

export const CONTACTS_CHECKED_ON = "2026-11-21";

export const CONTACT_ROWS: readonly ContactRow[] = [
  ["US", "emergency", "Emergency services", "911", "Health Resources and Services Administration", "https://poisonhelp.hrsa.gov", true],
  ["US", "crisis_line", "988 Suicide & Crisis Lifeline (call or text)", "988", "Wyoming Department of Health", "https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline", true],
  ["US", "poison_control", "Poison Help", "1-800-222-1222", "Health Resources and Services Administration", "https://poisonhelp.hrsa.gov", true],
  ["CA", "emergency", "Emergency services", "911", "Mental Health Commission of Canada", "https://mentalhealthcommission.ca/catalyst/988-launches-in-canada/", true],
  ["CA", "crisis_line", "9-8-8 Suicide Crisis Helpline (call or text)", "988", "Mental Health Commission of Canada", "https://mentalhealthcommission.ca/catalyst/988-launches-in-canada/", true],
  ["CA", "poison_control", "Poison centres of Canada", "1-844-764-7669", "Village of Pouce Coupe, notice of Health Canada", "https://poucecoupe.ca/poison-control-hotline-new-phone-number/", true],
  ["GB", "emergency", "Emergency services", "999", "South East Coast Ambulance Service (NHS)", "https://www.secamb.nhs.uk/stay-safe-and-cool-in-the-sun/", true],
  ["GB", "crisis_line", "Samaritans", "116 123", "Samaritans", "https://www.samaritans.org/how-we-can-help/contact-samaritan/", true],
  ["IE", "emergency", "Emergency services (112 or 999)", "112", "Health Service Executive", "https://www2.hse.ie/emergencies/when-to-call-112-or-999/", true],
  ["IE", "crisis_line", "Samaritans", "116 123", "Samaritans", "https://www.samaritans.org/how-we-can-help/contact-samaritan/", true],
  ["IE", "poison_control", "National Poisons Information Centre (8:00-22:00)", "01 809 2166", "National Poisons Information Centre", "https://poisons.ie/public/", true],
  ["AU", "emergency", "Triple Zero", "000", "Healthdirect Australia", "https://www.healthdirect.gov.au/mental-health-crisis-support", true],
  ["AU", "crisis_line", "Lifeline", "13 11 14", "Healthdirect Australia", "https://www.healthdirect.gov.au/mental-health-crisis-support", true],
  ["AU", "poison_control", "Poisons Information Centre", "13 11 26", "Queensland Poisons Information Centre", "https://www.poisonsinfo.health.qld.gov.au", true],
  ["NZ", "emergency", "Emergency services", "111", "National Poisons Centre, University of Otago", "http://www.poisons.co.nz/calling.php", true],
  ["NZ", "crisis_line", "1737 Need to talk? (call or text)", "1737", "Ministry of Health New Zealand", "https://www.health.govt.nz/news-media/news-items/phone-counselling-service-busy-following-christchurch-tragedy", true],
  ["NZ", "poison_control", "National Poisons Centre", "0800 764 766", "National Poisons Centre, University of Otago", "http://www.poisons.co.nz/calling.php", true],
  ["IN", "emergency", "Emergency services", "112", "Vikaspedia, Government of India", "https://en.vikaspedia.in/social-welfare/women-and-child-development/emergency-response-support-system", true],
  ["IN", "crisis_line", "Tele-MANAS", "14416", "Ministry of Health and Family Welfare, as reported", "https://www.livemint.com/news/india/govts-mental-health-helpline-tele-manas-receives-over-2-lakh-calls-since-launch-11690014660473.html", false],
  ["CN", "emergency", "急救中心 (ambulance)", "120", "National Health Commission, by People's Daily", "http://gs.people.com.cn/BIG5/n2/2024/1227/c183356-41089989.html", true],
  ["CN", "crisis_line", "全国统一心理援助热线 (mental-health line)", "12356", "National Health Commission, by People's Daily", "http://gs.people.com.cn/BIG5/n2/2024/1227/c183356-41089989.html", true],
  ["HK", "emergency", "緊急服務 (emergency services)", "999", "Hong Kong Fire Services Department", "http://www.hkfsd.gov.hk/eng/source/safety/uambu.htm", true],
  ["HK", "crisis_line", "情緒通 Mental Health Support Hotline", "18111", "Government of Hong Kong", "https://news.gov.hk/eng/2023/12/20231227/20231227_162155_701.html", true],
  ["TW", "emergency", "消防救護 (ambulance and fire)", "119", "Fire Bureau, Kaohsiung City Government", "https://fdkc.kcg.gov.tw/en/Content_List.aspx?n=F3C19CC58F804FC4", true],
  ["TW", "crisis_line", "安心專線", "1925", "Ministry of Health and Welfare, as reported", "https://udn.com/news/story/7266/9329707", false],
  ["JP", "emergency", "救急・消防 (ambulance and fire)", "119", "Fire and Disaster Management Agency", "https://www.fdma.go.jp/publication/hakusho/h30/chapter2/section1/38289.html", true],
  ["JP", "crisis_line", "よりそいホットライン", "0120-279-338", "City of Hagi", "https://hagi-city.site.ktaiwork.jp/archives/8505", true],
  ["KR", "emergency", "구급·구조 (ambulance and rescue)", "119", "Bupyeong District Office, Incheon", "http://www.icbp.go.kr:9990/main/bbs/bbsMsgDetail.do?bcd=safety&msg_seq=47&pgno=196", true],
  ["KR", "crisis_line", "자살예방 상담전화", "109", "Ministry of Health and Welfare, by the Korea Development Institute", "https://eiec.kdi.re.kr/policy/materialView.do?num=246730", true],
  ["SG", "emergency", "Ambulance and fire", "995", "Singapore Civil Defence Force", "https://www.scdf.gov.sg/home/about-us/information/scdf-emergency-medical-services", true],
  ["SG", "crisis_line", "Samaritans of Singapore", "1767", "Samaritans of Singapore, as reported", "https://www.channelnewsasia.com/singapore/suicide-whatsapp-service-caretext-samaritans-singapore-help-2929241", false],
  ["DE", "emergency", "Notruf (emergency services)", "112", "European Commission", "http://ec.europa.eu/information_society/activities/112/actions/index_en.htm", true],
  ["DE", "crisis_line", "TelefonSeelsorge", "0800 1110111", "Evangelical deanery of Ansbach, a body of the operator", "http://ansbach-evangelisch.de/jeder-braucht-mal-hilfe/", true],
  ["FR", "emergency", "Urgences (emergency services)", "112", "European Commission", "http://ec.europa.eu/information_society/activities/112/actions/index_en.htm", true],
  ["FR", "emergency", "SAMU (ambulance)", "15", "Agence régionale de santé Provence-Alpes-Côte d'Azur", "https://paca.ars.sante.fr/le-centre-dappel-15", true],
  ["FR", "crisis_line", "Numéro national de prévention du suicide", "3114", "3114", "https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/", true],
  ["ES", "emergency", "Emergencias (emergency services)", "112", "European Commission", "http://ec.europa.eu/information_society/activities/112/actions/index_en.htm", true],
  ["ES", "crisis_line", "Línea 024 de atención a la conducta suicida", "024", "Ministerio de Sanidad (BOE 303 of 20 December 2021), by the municipality of Carballo", "https://www.carballo.org/benestar/novas.php?id=8114&idioma=gl&sec=320", true],
  ["ES", "poison_control", "Servicio de Información Toxicológica", "91 562 04 20", "Instituto Nacional de Toxicología y Ciencias Forenses, as reported", "http://www.laregion.es/articulo/sociedad/toxicologia-ha-atendido-mas-millon-llamadas-ultimos-9-anos/20140423140244460157.html", false],
  ["BR", "emergency", "SAMU (ambulance)", "192", "Government of Minas Gerais", "https://www.mg.gov.br/servico/solicitar-atendimento-vitimas-de-intoxicacao-quimica-auto-exterminio-envenenamento-ou", true],
  ["BR", "crisis_line", "CVV - Centro de Valorização da Vida", "188", "Centro de Valorização da Vida, as reported", "https://claudia.abril.com.br/noticias/suicidio-cvv-ligacao-gratuita/", false],
  ["EU", "emergency", "European emergency number", "112", "European Commission", "http://ec.europa.eu/information_society/activities/112/actions/index_en.htm", true],
  ["INTL", "emergency", "Emergency services: 112 works on most mobile phones and leads to the local service; where it does not, call the local emergency number", "112", "European Commission", "http://ec.europa.eu/information_society/activities/112/actions/index_en.htm", true],
];

/** Members of the European Union without an entry of their own. */
export const EUROPEAN_UNION_REGIONS: readonly string[] = ["AT", "BE", "BG", "CY", "CZ", "DK", "EE", "FI", "GR", "HR", "HU", "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"];

/** Other names for a region. */
export const REGION_ALIASES: Readonly<Record<string, string>> = { UK: "GB", EL: "GR" };
